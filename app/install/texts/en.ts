import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'This site has app functionality.',
  homeTitle: 'Add to Home Screen',
  homeWhy: 'Add it to your Home Screen for extensive experience and easy access.',
  dockTitle: 'Add to Dock',
  dockWhy: 'Add it to your Dock for extensive experience and easy access.',
  deviceWhy: 'Install it on your device for extensive experience and easy access.',
  install: 'Install',
  mainBrowser: 'Open in your main browser',
  share: 'Press Share in the navigation bar',
  scrollToHome: 'Scroll down to “Add to Home Screen”',
  menu: 'Open the browser menu',
  tapHome: 'Tap “Add to Home screen”',
  tapDock: 'Press Add to Dock',
  notNow: 'Not now',
  never: 'Don’t ask again',
  close: 'Close',
  copy: 'Copy the link',
  copied: 'The link is copied',
  noWay: 'This browser cannot install it.',
}

export default texts
