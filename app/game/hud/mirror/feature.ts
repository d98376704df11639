import type { Feature } from '#app/game/hud/features/features.ts'

export const MIRROR_WINDOW = { name: 'mirror' }

export const FEATURE: Feature = {
  openings: [{ opens: 'mirror', open: ({ windows }) => windows.open(MIRROR_WINDOW, { isByKey: true }) }],
  windows: [MIRROR_WINDOW],
}
