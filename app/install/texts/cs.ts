import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Tento web má funkce aplikace.',
  homeTitle: 'Přidat na plochu',
  homeWhy: 'Přidejte jej na plochu pro rozšířené využití a snadný přístup.',
  dockTitle: 'Přidat do Docku',
  dockWhy: 'Přidejte jej do svého Docku pro rozšířené využití a snadný přístup.',
  deviceWhy: 'Nainstalujte si jej na své zařízení pro rozšířené využití a snadný přístup.',
  install: 'Nainstalovat',
  mainBrowser: 'Otevřete v hlavním prohlížeči',
  share: 'Stiskněte tlačítko Sdílet na navigačním panelu',
  scrollToHome: 'Projděte dolů k "Přidat na plochu"',
  menu: 'Otevřete nabídku prohlížeče',
  tapHome: 'Klepněte na "Přidat na plochu"',
  tapDock: 'Stiskněte Přidat do Docku',
  notNow: 'Teď ne',
  never: 'Už se neptat',
  close: 'Zavřít',
  copy: 'Kopírovat odkaz',
  copied: 'Odkaz je zkopírován',
  noWay: 'Tento prohlížeč ji neumí nainstalovat.',
}

export default texts
