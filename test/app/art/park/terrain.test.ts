import { expect, it } from 'vitest'
import type { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import { PALETTE, rgbOfHex } from '#app/art/palette.ts'
import { GRASS_VARIANTS, grassTile, TILE } from '#app/art/park/terrain/grass.ts'
import { edgeTile, LAYERS } from '#app/art/park/terrain/tile.ts'
import type { LayerName } from '#app/art/park/terrain/tile.ts'
import { EDGE_VARIANTS, slopeAt } from '#durable/world/terrain-slopes.ts'

const NAMES: LayerName[] = [
  'lush',
  'litter',
  'sand',
  'soil',
  'path',
  'rock',
  'snowfield',
  'setts',
  'worn',
  'floor',
  'water',
  'beach',
  'bank-left',
  'bank-right',
  'deep',
  'wall',
  'face',
  'cave',
  'cliff',
  'crest',
]
/** Layers whose edges have no slopes. */
const LAID: ReadonlySet<string> = new Set(['rock', 'setts'])
const SEASONS = ['summer', 'autumn', 'snow'] as const
const COLOURS = new Set(Object.values(PALETTE).map((hex) => rgbOfHex(hex).join()))
/**
 * How wide the margin of a tile is where two tiles may differ, px: each has single blades of grass of its own there.
 */
const FRINGE_PX = 5

function strangers(canvas: Canvas): string[] {
  const found = new Set<string>()
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const colour = canvas.get(x, y)?.join()
      if (colour !== undefined && !COLOURS.has(colour)) found.add(colour)
    }
  }
  return [...found]
}

it.each(['lush', 'sand', 'soil', 'path', 'rock', 'snowfield', 'setts', 'water', 'deep'] as const)(
  '%s fits itself at every edge',
  (name) => {
    const random = rng(name.length)
    const corners = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => (random() < 0.5 ? 1 : 0)))
    const at = (x: number, y: number) => corners[y]?.[x] ?? 0
    const tiles = Array.from({ length: 64 }, (_, i) => {
      const [x, y] = [i % 8, Math.floor(i / 8)]
      const mask = at(x, y) | (at(x + 1, y) << 1) | (at(x, y + 1) << 2) | (at(x + 1, y + 1) << 3)
      const slope = LAID.has(name) ? 0 : slopeAt((...corner) => at(...corner) === 1, { x, y, mask })
      const variant = slope > 0 ? EDGE_VARIANTS - 1 + slope : Math.floor(random() * EDGE_VARIANTS)
      return edgeTile(name, mask, { variant, frame: 0, season: 'summer' })
    })
    const differing = (a: Canvas | undefined, b: Canvas | undefined, across: boolean) => {
      let count = 0
      for (let i = 0; i < TILE; i++) {
        const here = across ? a?.alphaAt(TILE - 1, i) : a?.alphaAt(i, TILE - 1)
        const there = across ? b?.alphaAt(0, i) : b?.alphaAt(i, 0)
        if (here !== there) count++
      }
      return count
    }
    const worst = tiles.flatMap((tile, i) => [
      i % 8 < 7 ? differing(tile, tiles[i + 1], true) : 0,
      i < 56 ? differing(tile, tiles[i + 8], false) : 0,
    ])
    expect(Math.max(...worst)).toBeLessThanOrEqual(FRINGE_PX)
  },
)

it('covers a whole tile if all four corners belong to the layer, except with leaves and ragged rock', () => {
  for (const name of NAMES.filter((each) => each !== 'litter' && each !== 'crest')) {
    const tile = edgeTile(name, 15, { variant: 2, frame: 0, season: 'summer' })
    expect(tile.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
  }
})

it.each(SEASONS)('uses only the 48 colours in %s', (season) => {
  const tiles = NAMES.flatMap((name) =>
    [1, 6, 7, 12, 15].map((mask) => edgeTile(name, mask, { variant: mask % 6, frame: 1, season })),
  )
  const meadow = Array.from({ length: GRASS_VARIANTS }, (_, variant) => grassTile(variant, season))
  expect(Object.keys(LAYERS).sort()).toEqual([...NAMES].sort())
  expect([...tiles, ...meadow].flatMap(strangers)).toEqual([])
})

it('moves water, and only a little', () => {
  const [still, moved] = [0, 1].map((frame) => edgeTile('water', 3, { variant: 0, frame, season: 'summer' }))
  const changed = still?.data.filter((value, i) => value !== moved?.data[i]).length ?? 0
  expect(changed).toBeGreaterThan(0)
  expect(changed / (TILE * TILE * 4)).toBeLessThan(0.1)
})
