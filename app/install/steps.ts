import type { IconName } from '#app/ui/icon.tsx'
import type { InstallWay } from './readiness.ts'
import type { InstallTexts } from './texts-shape.ts'

type StepText = keyof Pick<
  InstallTexts,
  'mainBrowser' | 'share' | 'scrollToHome' | 'menu' | 'tapHome' | 'tapDock' | 'install'
>
type Step = { text: StepText; icon: IconName }

/** What a visitor does by hand to install the site; nothing where the browser asks by itself. */
export const INSTALL_STEPS: Readonly<Record<InstallWay, readonly Step[]>> = {
  prompt: [],
  ios: [
    { text: 'share', icon: 'send' },
    { text: 'scrollToHome', icon: 'plus' },
  ],
  'ios-in-app': [
    { text: 'mainBrowser', icon: 'globe' },
    { text: 'share', icon: 'send' },
    { text: 'scrollToHome', icon: 'plus' },
  ],
  mac: [
    { text: 'share', icon: 'send' },
    { text: 'tapDock', icon: 'plus' },
  ],
  menu: [
    { text: 'menu', icon: 'menu' },
    { text: 'tapHome', icon: 'plus' },
  ],
  'desktop-menu': [
    { text: 'menu', icon: 'menu' },
    { text: 'install', icon: 'install' },
  ],
}
