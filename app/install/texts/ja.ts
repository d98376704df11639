import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'このサイトはアプリ機能があります。',
  homeTitle: 'ホーム画面に追加',
  homeWhy: 'ホーム画面に追加して、幅広い体験と簡単なアクセスを実現してください。',
  dockTitle: 'Dockに追加',
  dockWhy: 'ドックに追加して、幅広い体験と簡単なアクセスを実現してください。',
  deviceWhy: 'デバイスにインストールすることで、より充実した体験と簡単なアクセスを実現できます。',
  install: 'インストール',
  mainBrowser: 'メインブラウザで開く',
  share: 'ナビゲーションバーで共有を押す',
  scrollToHome: '「ホーム画面に追加」までスクロールする',
  menu: 'ブラウザメニューを開く',
  tapHome: '「ホーム画面に追加」をタップする',
  tapDock: '「Dockに追加」を押す',
  notNow: 'あとで',
  never: '今後表示しない',
  close: '閉じる',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  noWay: 'このブラウザーではインストールできません。',
}

export default texts
