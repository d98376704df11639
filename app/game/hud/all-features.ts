import { collectFeatures } from '#app/game/hud/features/features.ts'
import type { Feature } from '#app/game/hud/features/features.ts'

/** The features of all folders beside this file, each exported by a `feature.ts`. */
export const FEATURES = collectFeatures(
  Object.values(import.meta.glob<Feature>('./*/feature.ts', { eager: true, import: 'FEATURE' })),
)
