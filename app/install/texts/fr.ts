import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Ce site possède des fonctionnalités d’application.',
  homeTitle: 'Ajouter à l’écran d’accueil',
  homeWhy: 'Ajoutez-le à votre écran d’accueil pour une expérience étendue et un accès facile.',
  dockTitle: 'Ajouter au Dock',
  dockWhy: 'Ajoutez-le à votre Dock pour une expérience étendue et un accès facile.',
  deviceWhy: 'Installez-le sur votre appareil pour une expérience complète et un accès facile.',
  install: 'Installer',
  mainBrowser: 'Ouvrir dans votre navigateur principal',
  share: 'Appuyez sur Partager dans la barre de navigation',
  scrollToHome: 'Faites défiler vers le bas jusqu’à "Ajouter à l’écran d’accueil"',
  menu: 'Ouvrez le menu de votre navigateur',
  tapHome: 'Touchez "Ajouter à l’écran d’accueil"',
  tapDock: 'Appuyez sur Ajouter au Dock',
  notNow: 'Pas maintenant',
  never: 'Ne plus demander',
  close: 'Fermer',
  copy: 'Copier le lien',
  copied: 'Le lien est copié',
  noWay: 'Ce navigateur ne peut pas l’installer.',
}

export default texts
