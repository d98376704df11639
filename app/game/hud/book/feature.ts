import type { Feature } from '#app/game/hud/features/features.ts'
import { LazyStampNotice } from './lazy-stamp-notice.tsx'
import { BOOK_WINDOW } from './window.ts'

export const FEATURE: Feature = {
  windows: [BOOK_WINDOW],
  notices: [{ key: 'stamp', order: 37, Notice: LazyStampNotice }],
  menu: [
    {
      key: 'book',
      order: 12,
      icon: 'stamp',
      label: (t) => t('menu.book'),
      choose: ({ windows }) => windows.open(BOOK_WINDOW, { isByKey: true }),
    },
  ],
  keys: [
    {
      code: 'KeyL',
      order: 61,
      shown: 'L',
      what: (t) => t('talk.help.book'),
      press: ({ windows }) => windows.toggle(BOOK_WINDOW, { isByKey: true }),
    },
  ],
}
