import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Овај сајт има функционалност апликације.',
  homeTitle: 'Add to Home Screen',
  homeWhy: 'Додајте га на Home Screen за широке могућности и лак приступ.',
  dockTitle: 'Add to Dock',
  dockWhy: 'Додајте га у вашу Dock за широке могућности и лак приступ.',
  deviceWhy: 'Инсталирајте га на вашем уређају за широке могућности и лак приступ.',
  install: 'Инсталирај',
  mainBrowser: 'Отворите у вашем главном прегледачу',
  share: 'Притисните Share у навигационој траци',
  scrollToHome: 'Померите се надоле до "Add to Home Screen"',
  menu: 'Отворите мени вашег прегледача',
  tapHome: 'Додирните "Add to Home Screen"',
  tapDock: 'Притисните Add to Dock',
  notNow: 'Не сада',
  never: 'Не питај поново',
  close: 'Затвори',
  copy: 'Копирај везу',
  copied: 'Веза је копирана',
  noWay: 'Овај прегледач не може да је инсталира.',
}

export default texts
