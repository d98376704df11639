import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Denne side har app-funktionalitet.',
  homeTitle: 'Tilføj til hjemmeskærm',
  homeWhy: 'Tilføj den til din hjemmeskærm for en bedre oplevelse og nem adgang.',
  dockTitle: 'Tilføj til Dock',
  dockWhy: 'Tilføj den til din Dock for en bedre oplevelse og nem adgang.',
  deviceWhy: 'Installer den på din enhed for en bedre oplevelse og nem adgang.',
  install: 'Installer',
  mainBrowser: 'Åbn i din primære browser',
  share: 'Tryk på Del-knappen i navigationslinjen',
  scrollToHome: 'Rul ned til "Tilføj til hjemmeskærm"',
  menu: 'Åbn din browsermenu',
  tapHome: 'Tryk på "Tilføj til hjemmeskærm"',
  tapDock: 'Vælg Tilføj til Dock',
  notNow: 'Ikke nu',
  never: 'Spørg ikke igen',
  close: 'Luk',
  copy: 'Kopiér linket',
  copied: 'Linket er kopieret',
  noWay: 'Denne browser kan ikke installere den.',
}

export default texts
