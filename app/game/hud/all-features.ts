import { collectFeatures } from '#app/game/hud/features/features.ts'
import type { Feature } from '#app/game/hud/features/features.ts'

/** Whatever the folders beside this file add, each by its own `feature.ts`. */
export const FEATURES = collectFeatures(
  Object.values(import.meta.glob<Feature>('./*/feature.ts', { eager: true, import: 'FEATURE' })),
)
