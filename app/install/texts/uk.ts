import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Цей сайт має функції додатку.',
  homeTitle: 'На Початковий экран',
  homeWhy: 'Додайте на Домашній екран для зручного доступу та ширших можливостей.',
  dockTitle: 'Додати на Dock',
  dockWhy: 'Додайте на панель Dock для зручного доступу та ширших можливостей.',
  deviceWhy: 'Встановіть на ваш пристрій для зручного доступу та ширших можливостей.',
  install: 'Встановити',
  mainBrowser: 'Відкрити у вашому основному браузері',
  share: 'Натиснути «Поділитися»',
  scrollToHome: 'Прокрутіть вниз до «На Початковий экран»',
  menu: 'Відкрити меню браузера',
  tapHome: 'Натиснути «На Початковий экран»',
  tapDock: 'Натиснути «Додати на Dock»',
  notNow: 'Не зараз',
  never: 'Більше не питати',
  close: 'Закрити',
  copy: 'Скопіювати посилання',
  copied: 'Посилання скопійовано',
  noWay: 'Цей браузер не може його встановити.',
}

export default texts
