import type { Feature } from '#app/game/hud/features/features.ts'
import { LazyRouletteNotice } from './lazy-roulette-notice.tsx'
import { ROULETTE_WINDOW } from './window.ts'

export const FEATURE: Feature = {
  openings: [{ opens: 'roulette', open: ({ windows }) => windows.open(ROULETTE_WINDOW, { isByKey: true }) }],
  windows: [ROULETTE_WINDOW],
  notices: [{ key: 'roulette', order: 33, Notice: LazyRouletteNotice }],
}
