import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Ez az oldal alkalmazásfunkcióval rendelkezik.',
  homeTitle: 'Hozzáadás a kezdőképernyőhöz',
  homeWhy: 'Adja hozzá a kezdőképernyőjéhez a teljes élmény és a könnyű hozzáférés érdekében.',
  dockTitle: 'Hozzáadás a Dock-hoz',
  dockWhy: 'Adja hozzá a Dock-hoz a teljes élmény és a könnyű hozzáférés érdekében.',
  deviceWhy: 'Telepítse eszközére a teljes élmény és a könnyű hozzáférés érdekében.',
  install: 'Telepítés',
  mainBrowser: 'Nyissa meg a fő böngészőjében',
  share: 'Nyomja meg a Megosztás gombot a navigációs sávban',
  scrollToHome: 'Görgessen le a "Hozzáadás a kezdőképernyőhöz" lehetőséghez',
  menu: 'Nyissa meg a böngészője menüjét',
  tapHome: 'Koppintson a "Hozzáadás a kezdőképernyőhöz" lehetőségre',
  tapDock: 'Nyomja meg a Hozzáadás a Dock-hoz gombot',
  notNow: 'Most nem',
  never: 'Ne kérdezze többet',
  close: 'Bezárás',
  copy: 'Link másolása',
  copied: 'A link másolva',
  noWay: 'Ez a böngésző nem tudja telepíteni.',
}

export default texts
