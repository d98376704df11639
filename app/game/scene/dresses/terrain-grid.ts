import plan from '#app/art/built/park-terrain.json' with { type: 'json' }
import { TILE_PX } from '#durable/world/room-doc.ts'
import { variantsOf } from '#durable/world/terrain-slopes.ts'
import type { Frames, Pictures } from './pictures.ts'

/**
 * The distance between two tiles in the picture. Each has its outermost pixels repeated around it, against bleeding at
 * the edges.
 */
const PITCH_PX = TILE_PX + 2

/** The pages of the ground, one for each layer, with the places of its tiles, row by row; the same in every season. */
export const TERRAIN_PAGES: Readonly<Record<string, Omit<Pictures, 'url'>>> = Object.fromEntries(
  Object.entries(plan.sizes).map(([layer, size]) => [layer, { ...size, frames: framesOf(namesIn(layer), size.width) }]),
)

function namesIn(layer: string): string[] {
  if (layer === 'grass') return Array.from({ length: plan.grass }, (_, variant) => `grass/${variant}`)
  const { masks = [], frames = 1, isSloped = false } = plan.layers.find(({ name }) => name === layer) ?? {}
  return masks.flatMap((mask) =>
    Array.from({ length: variantsOf(mask, isSloped) }, (_, variant) => `${layer}/${mask}/${variant}`).flatMap((tile) =>
      frames === 2 ? [tile, `${tile}/1`] : [tile],
    ),
  )
}

function framesOf(names: string[], width: number): Frames {
  const columns = Math.floor(width / PITCH_PX)
  const frameOf = (index: number) => ({
    x: 1 + (index % columns) * PITCH_PX,
    y: 1 + Math.floor(index / columns) * PITCH_PX,
    w: TILE_PX,
    h: TILE_PX,
  })
  return Object.fromEntries(names.sort().map((name, index) => [name, { frame: frameOf(index) }]))
}
