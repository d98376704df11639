import type { Feature } from '#app/game/hud/features/features.ts'
import { mayDecorate } from '#app/game/model/around/may-decorate.ts'
import { LazyFestiveNotice } from './lazy-festive-notice.tsx'
import { FESTIVE_WINDOW } from './window.ts'

export const FEATURE: Feature = {
  windows: [FESTIVE_WINDOW],
  roomKeys: [
    {
      window: FESTIVE_WINDOW,
      isOf: (_, state) => mayDecorate(state),
      icon: 'bunting',
      label: (t) => t('hand.decorate'),
    },
  ],
  notices: [{ key: 'festive', order: 31, Notice: LazyFestiveNotice }],
}
