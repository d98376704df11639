import type { Feature } from '#app/game/hud/features/features.ts'

export const FEATURE: Feature = {
  menu: [
    {
      key: 'search',
      order: 40,
      icon: 'search',
      label: (t) => t('bar.search'),
      event: 'open-search',
      choose: ({ toggleSearch }) => toggleSearch(),
    },
  ],
}
