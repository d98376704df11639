import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Ta strona posiada funkcje aplikacji.',
  homeTitle: 'Dodaj do Ekranu Głównego',
  homeWhy: 'Dodaj do swojego Ekranu Głównego, aby uzyskać bogate doświadczenie i łatwy dostęp.',
  dockTitle: 'Dodaj do Docka',
  dockWhy: 'Dodaj do swojego Docka, aby uzyskać bogate doświadczenie i łatwy dostęp.',
  deviceWhy: 'Zainstaluj na swoim urządzeniu, aby uzyskać bogate doświadczenie i łatwy dostęp.',
  install: 'Zainstaluj',
  mainBrowser: 'Otwórz w swojej głównej przeglądarce',
  share: 'Wybierz "Udostępnij"',
  scrollToHome: 'Przewiń w dół do opcji "Dodaj do Ekranu Głównego"',
  menu: 'Otwórz menu przeglądarki',
  tapHome: 'Naciśnij "Dodaj do Ekranu Głównego"',
  tapDock: 'Wybierz "Dodaj do Docka"',
  notNow: 'Nie teraz',
  never: 'Nie pytaj ponownie',
  close: 'Zamknij',
  copy: 'Kopiuj link',
  copied: 'Link skopiowano',
  noWay: 'Ta przeglądarka nie może jej zainstalować.',
}

export default texts
