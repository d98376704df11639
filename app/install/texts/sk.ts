import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Táto stránka má funkcie aplikácie.',
  homeTitle: 'Pridať na domovskú obrazovku',
  homeWhy: 'Pridajte ju na domovskú obrazovku pre rozšírené využitie a jednoduchý prístup.',
  dockTitle: 'Pridať do Docku',
  dockWhy: 'Pridajte ju do Docku pre rozšírené využitie a jednoduchý prístup.',
  deviceWhy: 'Nainštalujte si ju na svoje zariadenie pre rozšírené využitie a jednoduchý prístup.',
  install: 'Inštalovať',
  mainBrowser: 'Otvorte v hlavnom prehliadači',
  share: 'Stlačte Zdieľať na navigačnom paneli',
  scrollToHome: 'Prejdite nadol k "Pridať na domovskú obrazovku"',
  menu: 'Otvorte ponuku prehliadača',
  tapHome: 'Klepnite na "Pridať na domovskú obrazovku"',
  tapDock: 'Stlačte Pridať do Docku',
  notNow: 'Teraz nie',
  never: 'Už sa nepýtať',
  close: 'Zavrieť',
  copy: 'Kopírovať odkaz',
  copied: 'Odkaz je skopírovaný',
  noWay: 'Tento prehliadač ju nevie nainštalovať.',
}

export default texts
