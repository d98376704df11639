import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: '이 사이트는 앱 기능을 가지고 있습니다.',
  homeTitle: '홈 화면에 추가',
  homeWhy: '더 많은 기능과 쉬운 접근을 위해 홈 화면에 추가해주세요.',
  dockTitle: 'Dock에 추가',
  dockWhy: '더 많은 기능과 쉬운 접근을 위해 Dock에 추가해주세요.',
  deviceWhy: '더 많은 기능과 쉬운 접근을 위해 기기에 설치해주세요.',
  install: '설치',
  mainBrowser: '주 브라우저에서 열기',
  share: '내비게이션 바에서 공유 버튼 누르기',
  scrollToHome: '"홈 화면에 추가"로 스크롤하기',
  menu: '브라우저 메뉴 열기',
  tapHome: '"홈 화면에 추가" 탭하기',
  tapDock: 'Dock에 추가 버튼 누르기',
  notNow: '나중에',
  never: '다시 묻지 않기',
  close: '닫기',
  copy: '링크 복사',
  copied: '링크가 복사되었습니다',
  noWay: '이 브라우저에서는 설치할 수 없습니다.',
}

export default texts
