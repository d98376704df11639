import type { Feature } from '#app/game/hud/features/features.ts'

/** `about` is the number of the page, from 0. */
export const BAG_WINDOW = { name: 'bag' }

export const FEATURE: Feature = { windows: [BAG_WINDOW] }
