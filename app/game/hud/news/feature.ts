import type { Feature } from '#app/game/hud/features/features.ts'
import { LazyNewsNotice } from './lazy-news-notice.tsx'
import { NEWS_WINDOW } from './window.ts'

export const FEATURE: Feature = {
  notices: [{ key: 'news', order: 36, Notice: LazyNewsNotice }],
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
