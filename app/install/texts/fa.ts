import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'این سایت دارای قابلیت اپلیکیشن است.',
  homeTitle: 'افزودن به (Home Screen)',
  homeWhy: 'برای تجربه گسترده و دسترسی آسان آن را به صفحه اصلی خود اضافه کنید.',
  dockTitle: 'افزودن به (Dock)',
  dockWhy: 'برای تجربه گسترده و دسترسی آسان آن را به Dock خود اضافه کنید.',
  deviceWhy: 'برای تجربه گسترده و دسترسی آسان آن را بر روی دستگاه خود نصب کنید.',
  install: 'نصب',
  mainBrowser: 'در مرورگر اصلی خود باز کنید',
  share: 'در نوار پایین دکمه (Share) را بزنید',
  scrollToHome: 'به پایین اسکرول کنید تا به "Add to Home Screen" برسید',
  menu: 'مرورگر خود را باز کنید',
  tapHome: 'روی "Add to Home screen" ضربه بزنید',
  tapDock: '(Add to Dock) را انتخاب کنید',
  notNow: 'اکنون نه',
  never: 'دیگر نپرس',
  close: 'بستن',
  copy: 'کپی کردن پیوند',
  copied: 'پیوند کپی شد',
  noWay: 'این مرورگر نمی‌تواند آن را نصب کند.',
}

export default texts
