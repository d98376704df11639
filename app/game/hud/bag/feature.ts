import type { Feature } from '#app/game/hud/features/features.ts'

/** Its pages are told apart by `about`: 0 is the first one. */
export const BAG_WINDOW = { name: 'bag' }

export const FEATURE: Feature = { windows: [BAG_WINDOW] }
