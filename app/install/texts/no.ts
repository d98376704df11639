import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Denne siden har app-funksjonalitet.',
  homeTitle: 'Legg til på Hjem-skjerm',
  homeWhy: 'Legg den til på Hjem-skjermen din for å få en bedre brukeropplevelse og raskere tilgang.',
  dockTitle: 'Legg til i Dock',
  dockWhy: 'Legg den til i Docken din for å få en bedre brukeropplevelse og raskere tilgang.',
  deviceWhy: 'Installer den på enheten din for å få en bedre brukeropplevelse og raskere tilgang.',
  install: 'Installer',
  mainBrowser: 'Åpne i hovednettleseren din',
  share: 'Trykk på Del-knappen i navigasjonslinjen',
  scrollToHome: 'Rull ned til «Legg til på Hjem-skjerm»',
  menu: 'Åpne menyen i nettleseren din',
  tapHome: 'Trykk på "Legg til på Hjem-skjerm"',
  tapDock: 'Velg Legg til i Dock',
  notNow: 'Ikke nå',
  never: 'Ikke spør igjen',
  close: 'Lukk',
  copy: 'Kopier lenken',
  copied: 'Lenken er kopiert',
  noWay: 'Denne nettleseren kan ikke installere den.',
}

export default texts
