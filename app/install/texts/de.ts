import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Diese Website verfügt über App-Funktionalität.',
  homeTitle: 'Hinzufügen zum Startbildschirm',
  homeWhy:
    'Fügen Sie es zu Ihrem Startbildschirm hinzu, um eine umfassende Erfahrung und einen leichten Zugriff zu erhalten.',
  dockTitle: 'Zum Dock hinzufügen',
  dockWhy: 'Fügen Sie es zu Ihrem Dock hinzu, um eine umfassende Erfahrung und einen leichten Zugriff zu erhalten.',
  deviceWhy: 'Installieren Sie es auf Ihrem Gerät für eine umfassende Erfahrung und einen leichten Zugriff.',
  install: 'Installieren',
  mainBrowser: 'Öffnen Sie es in Ihrem Hauptbrowser',
  share: 'Drücken Sie auf Teilen in der Navigationsleiste',
  scrollToHome: 'Scrollen Sie nach unten zu "Zum Startbildschirm hinzufügen"',
  menu: 'Öffnen Sie das Menü Ihres Browsers',
  tapHome: 'Tippen Sie auf "Zum Startbildschirm hinzufügen"',
  tapDock: 'Drücken Sie auf Zum Dock hinzufügen',
  notNow: 'Nicht jetzt',
  never: 'Nicht mehr fragen',
  close: 'Schließen',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert',
  noWay: 'Dieser Browser kann sie nicht installieren.',
}

export default texts
