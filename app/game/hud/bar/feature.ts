import type { Feature } from '#app/game/hud/features/features.ts'
import { isStandalone } from '#app/install/surroundings.ts'

export const FEATURE: Feature = {
  menu: [
    {
      key: 'shrink',
      order: 170,
      icon: 'eye',
      label: (t) => t('talk.bar.shrink'),
      isOffered: ({ shrinkBar }) => shrinkBar !== null,
      choose: ({ shrinkBar }) => shrinkBar?.(),
    },
    // An installed app has no address bar, and so no other way to either.
    {
      key: 'home',
      order: 174,
      icon: 'home',
      label: (t) => t('menu.home'),
      isOffered: isStandalone,
      choose: () => window.location.assign('/'),
    },
    {
      key: 'reload',
      order: 176,
      icon: 'retry',
      label: (t) => t('menu.reload'),
      isOffered: isStandalone,
      choose: () => window.location.reload(),
    },
  ],
}
