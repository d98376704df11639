import { prefab } from '#app/art/site/hero-things.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import type { Piece } from '#app/art/site/stage/set.ts'
import { cardScene } from './card-scene.ts'

const PIECES: readonly Piece[] = [
  { x: 36, y: 158, prop: prefab('bush-rose', 'normal') },
  { x: 84, y: 176, prop: prefab('lamp', 'normal') },
  { x: 316, y: 176, prop: prefab('lamp', 'normal') },
  { x: 366, y: 160, prop: prefab('bush-low', 'normal') },
]

/** The card of the dressing room before a dog stands in its middle, 400 by 210. */
export function drawLookCard(): Frames {
  return { 'look-card': cardScene(PIECES) }
}
