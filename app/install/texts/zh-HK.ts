import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: '此網站具有應用程式功能。',
  homeTitle: '將App加入主畫面',
  homeWhy: '將其加入主屏幕，以獲得更豐富的體驗和便捷訪問。',
  dockTitle: '添加到Dock欄',
  dockWhy: '將其加入你的Dock欄，以獲得更豐富的體驗和便捷訪問。',
  deviceWhy: '在您的裝置上安裝它，以獲得更豐富的體驗和便捷訪問。',
  install: '安裝',
  mainBrowser: '在您的主要瀏覽器中打開',
  share: '點擊列表上的分享按鈕',
  scrollToHome: '向下滾動到「添加到主屏幕」',
  menu: '打開您的瀏覽器菜單',
  tapHome: '點擊「添加到主屏幕」',
  tapDock: '點選添加到Dock欄',
  notNow: '暫時不要',
  never: '不再詢問',
  close: '關閉',
  copy: '複製連結',
  copied: '已複製連結',
  noWay: '此瀏覽器無法安裝。',
}

export default texts
