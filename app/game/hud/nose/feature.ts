import type { Feature } from '#app/game/hud/features/features.ts'
import { TrailFollower } from './trail-follower.ts'

export const FEATURE: Feature = { backgrounds: [TrailFollower] }
