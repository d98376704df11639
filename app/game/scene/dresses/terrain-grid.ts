import plan from '#app/art/built/park-terrain.json' with { type: 'json' }
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { Frames } from './pictures.ts'

/**
 * The distance between two tiles in the picture. Each has its outermost pixels repeated around it, against bleeding at
 * the edges.
 */
const PITCH_PX = TILE_PX + 2

/** Where the tiles are in the picture of the ground, by name, row by row; the same in every season. */
export const TERRAIN_FRAMES: Frames = framesOf(namesOf())

function namesOf(): string[] {
  const grass = Array.from({ length: plan.grass }, (_, variant) => `grass/${variant}`)
  const edges = plan.layers.flatMap(({ name, masks, frames }) =>
    masks.flatMap((mask) =>
      Array.from({ length: plan.variants }, (_, variant) => `${name}/${mask}/${variant}`).flatMap((tile) =>
        frames === 2 ? [tile, `${tile}/1`] : [tile],
      ),
    ),
  )
  return [...grass, ...edges].sort((a, b) => (a < b ? -1 : 1))
}

function framesOf(names: readonly string[]): Frames {
  const columns = Math.floor(plan.width / PITCH_PX)
  const frameOf = (index: number) => ({
    x: 1 + (index % columns) * PITCH_PX,
    y: 1 + Math.floor(index / columns) * PITCH_PX,
    w: TILE_PX,
    h: TILE_PX,
  })
  return Object.fromEntries(names.map((name, index) => [name, { frame: frameOf(index) }]))
}
