import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Denna webbsajt har app-funktionalitet.',
  homeTitle: 'Lägg till på hemskärmen',
  homeWhy: 'Lägg till på hemskärmen för att få en bättre användarupplevelse och enklare åtkomst.',
  dockTitle: 'Lägg till i Dock',
  dockWhy: 'Lägg till i Dock för att få en bättre användarupplevelse och enklare åtkomst.',
  deviceWhy: 'Installera den på din enhet för att få en bättre användarupplevelse och enklare åtkomst.',
  install: 'Installera',
  mainBrowser: 'Öppna i din huvudsakliga webbläsare',
  share: 'Tryck på Dela-knappen i verktygsfältet',
  scrollToHome: 'Scrolla ner till "Lägg till på hemskärmen"',
  menu: 'Öppna din webbläsares meny',
  tapHome: 'Tryck på "Lägg till på hemskärmen"',
  tapDock: 'Välj Lägg till i Dock',
  notNow: 'Inte nu',
  never: 'Fråga inte igen',
  close: 'Stäng',
  copy: 'Kopiera länken',
  copied: 'Länken är kopierad',
  noWay: 'Den här webbläsaren kan inte installera den.',
}

export default texts
