import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: '此网站具备 App 功能特性。',
  homeTitle: '添加到主屏幕',
  homeWhy: '将其添加到主屏幕，以享受更丰富的体验并便于访问。',
  dockTitle: '添加到程序坞',
  dockWhy: '将其添加到您的程序坞，以享受更全面的体验并便于访问。',
  deviceWhy: '在您的设备上安装，以享受更丰富的体验并便于访问。',
  install: '安装',
  mainBrowser: '在您的主浏览器中打开',
  share: '点击导航栏中的“分享”按钮',
  scrollToHome: '向下滚动至“添加到主屏幕”',
  menu: '打开浏览器菜单',
  tapHome: '轻触“添加到主屏幕”',
  tapDock: '点击“添加到程序坞”',
  notNow: '暂不',
  never: '不再询问',
  close: '关闭',
  copy: '复制链接',
  copied: '链接已复制',
  noWay: '此浏览器无法安装。',
}

export default texts
