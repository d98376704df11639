import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Bu site uygulama işlevselliğine sahiptir.',
  homeTitle: 'Ana Ekrana Ekle',
  homeWhy: 'Daha iyi bir deneyim ve kolay erişim için Ana Ekranınıza ekleyin.',
  dockTitle: 'Dock’a Ekle',
  dockWhy: 'Daha iyi bir deneyim ve kolay erişim için Dock’a ekleyin.',
  deviceWhy: 'Daha iyi bir deneyim ve kolay erişim için cihazınıza yükleyin.',
  install: 'Yükle',
  mainBrowser: 'Ana tarayıcınızda açın',
  share: 'Gezinme çubuğunda Paylaş’a basın',
  scrollToHome: '"Ana Ekrana Ekle" seçeneğine kadar aşağı kaydırın',
  menu: 'Tarayıcı menünüzü açın',
  tapHome: '"Ana Ekrana Ekle"ye dokunun',
  tapDock: 'Dock’a ekleye basın',
  notNow: 'Şimdi değil',
  never: 'Bir daha sorma',
  close: 'Kapat',
  copy: 'Bağlantıyı kopyala',
  copied: 'Bağlantı kopyalandı',
  noWay: 'Bu tarayıcı onu yükleyemez.',
}

export default texts
