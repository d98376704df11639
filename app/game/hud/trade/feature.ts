import type { Feature } from '#app/game/hud/features/features.ts'

export const TRADE_WINDOW = { name: 'trade' }

export const FEATURE: Feature = { windows: [TRADE_WINDOW] }
