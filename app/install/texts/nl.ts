import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Deze site heeft app-functionaliteit.',
  homeTitle: 'Toevoegen aan het startscherm',
  homeWhy: 'Voeg het toe aan je startscherm voor een uitgebreide ervaring en gemakkelijke toegang.',
  dockTitle: 'Toevoegen aan Dock',
  dockWhy: 'Voeg het toe aan je Dock voor een uitgebreide ervaring en makkelijke toegang.',
  deviceWhy: 'Installeer het op je apparaat voor een uitgebreide ervaring en gemakkelijke toegang.',
  install: 'Installeren',
  mainBrowser: 'Open in je hoofdprogramma',
  share: 'Druk op delen in de navigatiebalk',
  scrollToHome: 'Scrol naar beneden naar "Toevoegen aan startscherm"',
  menu: 'Open je browsermenu',
  tapHome: 'Tik op "Toevoegen aan startscherm"',
  tapDock: 'Druk op Toevoegen aan Dock',
  notNow: 'Niet nu',
  never: 'Niet meer vragen',
  close: 'Sluiten',
  copy: 'Link kopiëren',
  copied: 'De link is gekopieerd',
  noWay: 'Deze browser kan het niet installeren.',
}

export default texts
