import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Trang web này có cả chức năng đặc trưng ứng dụng.',
  homeTitle: 'Thêm vào màn hình chính',
  homeWhy: 'Thêm nó vào màn hình chính của bạn để có trải nghiệm phong phú hơn và truy cập dễ dàng hơn.',
  dockTitle: 'Thêm vào Dock',
  dockWhy: 'Thêm nó vào Dock của bạn để có trải nghiệm toàn diện hơn và truy cập dễ dàng hơn.',
  deviceWhy: 'Cài đặt trên thiết bị của bạn để có trải nghiệm phong phú hơn và truy cập dễ dàng.',
  install: 'Cài đặt',
  mainBrowser: 'Mở trình duyệt chính của bạn',
  share: 'Nhấp vào nút "Chia sẻ" trên thanh điều hướng',
  scrollToHome: 'Kéo đến mục "Thêm vào Màn hình chính"',
  menu: 'Mở menu trình duyệt của bạn',
  tapHome: 'Nhấn vào "Thêm vào Màn hình chính"',
  tapDock: 'Nhấp vào "Thêm vào Dock"',
  notNow: 'Để sau',
  never: 'Không hỏi lại',
  close: 'Đóng',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết',
  noWay: 'Trình duyệt này không thể cài đặt.',
}

export default texts
