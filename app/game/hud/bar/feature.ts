import type { Feature } from '#app/game/hud/features/features.ts'

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
  ],
}
