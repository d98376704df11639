import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Questo sito ha funzionalità di app.',
  homeTitle: 'Aggiungi alla schermata principale',
  homeWhy: 'Aggiungilo alla schermata principale per un’esperienza più completa e un accesso facile.',
  dockTitle: 'Aggiungi al Dock',
  dockWhy: 'Aggiungilo al Dock per un’esperienza più completa e un accesso facile.',
  deviceWhy: 'Installalo sul tuo dispositivo per un’esperienza più completa e un accesso facile.',
  install: 'Installa',
  mainBrowser: 'Apri nel tuo browser principale',
  share: 'Premi Condividi nella barra di navigazione',
  scrollToHome: 'Scorri verso il basso fino a "Aggiungi alla schermata principale"',
  menu: 'Apri il menu del tuo browser',
  tapHome: 'Tocca "Aggiungi alla schermata principale"',
  tapDock: 'Premi Aggiungi al Dock',
  notNow: 'Non ora',
  never: 'Non chiedere più',
  close: 'Chiudi',
  copy: 'Copia il link',
  copied: 'Link copiato',
  noWay: 'Questo browser non può installarla.',
}

export default texts
