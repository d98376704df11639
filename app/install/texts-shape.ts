/** The texts of the install sheet, in one language. Those up to `tapDock` describe the browser's own steps. */
export type InstallTexts = {
  functionality: string
  homeTitle: string
  homeWhy: string
  dockTitle: string
  dockWhy: string
  deviceWhy: string
  install: string
  mainBrowser: string
  share: string
  scrollToHome: string
  menu: string
  tapHome: string
  tapDock: string
  notNow: string
  never: string
  close: string
  copy: string
  copied: string
  noWay: string
}
