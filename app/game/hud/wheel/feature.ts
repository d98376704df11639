import type { Feature } from '#app/game/hud/features/features.ts'
import { LazyWheelNotice } from './lazy-wheel-notice.tsx'
import { WHEEL_WINDOW } from './window.ts'

export const FEATURE: Feature = {
  openings: [{ opens: 'wheel', open: ({ windows }) => windows.open(WHEEL_WINDOW, { isByKey: true }) }],
  windows: [WHEEL_WINDOW],
  notices: [{ key: 'wheel', order: 34, Notice: LazyWheelNotice }],
}
