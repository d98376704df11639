import type { InstallTexts } from '../texts-shape.ts'

/** From @khmyznikov/pwa-install, up to `tapDock` (LICENSE in this folder). */
const texts: InstallTexts = {
  functionality: 'Este site possui funcionalidade de aplicativo.',
  homeTitle: 'Adicionar à Tela de Início',
  homeWhy: 'Adicione à Tela de Início para uma melhor experiência e mais fácil acesso.',
  dockTitle: 'Adicionar ao Dock',
  dockWhy: 'Adicione ao Dock para uma melhor experiência e mais fácil acesso.',
  deviceWhy: 'Instale no dispositivo para uma melhor experiência e mais fácil acesso.',
  install: 'Instalar',
  mainBrowser: 'Abra no seu navegador principal',
  share: 'Pressione Compartilhar na barra de endereço',
  scrollToHome: 'Role para baixo até "Adicionar à Tela de Início"',
  menu: 'Abra o menu do seu navegador',
  tapHome: 'Toque em "Adicionar à Tela de Início"',
  tapDock: 'Pressione Adicionar ao Dock',
  notNow: 'Agora não',
  never: 'Não perguntar novamente',
  close: 'Fechar',
  copy: 'Copiar o link',
  copied: 'Link copiado',
  noWay: 'Este navegador não consegue instalá-la.',
}

export default texts
