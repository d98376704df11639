import type { Feature } from '#app/game/hud/features/features.ts'
import { LazyAwayLine } from './lazy-away-line.tsx'
import { OPTIONS_WINDOW, SOUND_WINDOW } from './windows.ts'

export const FEATURE: Feature = {
  windows: [SOUND_WINDOW, OPTIONS_WINDOW],
  notices: [{ key: 'away', order: 45, Notice: LazyAwayLine }],
  menu: [
    {
      key: 'sound',
      order: 20,
      icon: 'sound',
      label: (t) => t('menu.sound'),
      event: 'open-sound',
      choose: ({ windows }) => windows.open(SOUND_WINDOW, { isByKey: true }),
    },
    {
      key: 'options',
      order: 50,
      icon: 'gear',
      label: (t) => t('bar.options'),
      event: 'open-options',
      choose: ({ windows }) => windows.open(OPTIONS_WINDOW, { isByKey: true }),
    },
  ],
}
