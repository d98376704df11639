import type { Feature } from '#app/game/hud/features/features.ts'
import { LazySniffs } from './lazy-sniffs.tsx'

export const FEATURE: Feature = { notices: [{ key: 'sniffs', order: 32, Notice: LazySniffs }] }
