import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Este sitio tiene funcionalidad de aplicación.',
  homeTitle: 'Añadir a pantalla de inicio',
  homeWhy: 'Añádelo a tu pantalla de inicio para una experiencia amplia y acceso fácil.',
  dockTitle: 'Añadir al Dock',
  dockWhy: 'Añádelo a tu Dock para una experiencia amplia y acceso fácil.',
  deviceWhy: 'Instálalo en tu dispositivo para una experiencia amplia y acceso fácil.',
  install: 'Instalar',
  mainBrowser: 'Abre en tu navegador principal',
  share: 'Presionar Compartir en la barra de direcciones',
  scrollToHome: 'Desplázate hacia abajo hasta "Añadir a pantalla de inicio"',
  menu: 'Abre el menú de tu navegador',
  tapHome: 'Toca "Añadir a pantalla de inicio"',
  tapDock: 'Presionar Añadir al Dock',
  notNow: 'Ahora no',
  never: 'No volver a preguntar',
  close: 'Cerrar',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  noWay: 'Este navegador no puede instalarla.',
}

export default texts
