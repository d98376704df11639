import type { Feature } from '#app/game/hud/features/features.ts'

export const NEWS_WINDOW = { name: 'news' }

export const FEATURE: Feature = {
  openings: [{ opens: 'news', open: ({ windows }) => windows.open(NEWS_WINDOW, { isByKey: true }) }],
  windows: [NEWS_WINDOW],
  menu: [
    {
      key: 'news',
      order: 10,
      icon: 'news',
      label: (t) => t('menu.news'),
      event: 'open-announcements',
      choose: ({ windows }) => windows.open(NEWS_WINDOW, { isByKey: true }),
    },
  ],
}
