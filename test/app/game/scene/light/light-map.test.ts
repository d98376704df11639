import { expect, it } from 'vitest'
import { gloomOf, poolsOf } from '#app/game/scene/light/lamps.ts'
import { paintLight } from '#app/game/scene/light/light-map.ts'
import { CINEMA } from '#durable/world/indoors/cinema.ts'
import { HAT_SHOP } from '#durable/world/indoors/hat-shop.ts'
import { WISDOM_CAVE } from '#durable/world/indoors/wisdom-cave.ts'

const SIZE = { width: 64, height: 64, cellPx: 1 }
const TINT = [40, 50, 90] as const
const LAMP = { x: 32, y: 32, reach: 20, strength: 1, warm: [255, 200, 100] as const }

/** The mean of a channel over a square of eight cells. */
function meanOf(pixels: Uint8ClampedArray, { x, y, channel }: { x: number; y: number; channel: number }): number {
  const cells = Array.from({ length: 64 }, (_, i) => (y + Math.floor(i / 8)) * SIZE.width + x + (i % 8))
  return cells.reduce((sum, cell) => sum + (pixels[cell * 4 + channel] ?? 0), 0) / cells.length
}

it('leaves what no light reaches in its tint, opaque', () => {
  const pixels = paintLight(SIZE, { tint: TINT, floor: 0, pools: [LAMP] })
  expect([...pixels.slice(0, 4)]).toEqual([...TINT, 255])
})

it('is brightest under a lamp, in its colour', () => {
  const pixels = paintLight(SIZE, { tint: TINT, floor: 0, pools: [LAMP] })
  const under = meanOf(pixels, { x: 28, y: 28, channel: 0 })
  expect(under).toBeGreaterThan(meanOf(pixels, { x: 16, y: 28, channel: 0 }))
  expect(under).toBeGreaterThan(meanOf(pixels, { x: 28, y: 28, channel: 2 }))
})

it('brightens everything by the floor of a room', () => {
  const dark = paintLight(SIZE, { tint: TINT, floor: 0, pools: [] })
  const dim = paintLight(SIZE, { tint: TINT, floor: 0.5, pools: [] })
  expect(meanOf(dim, { x: 0, y: 0, channel: 0 })).toBeGreaterThan(meanOf(dark, { x: 0, y: 0, channel: 0 }) + 50)
})

it('darkens the cinema and the cave more than a shop', () => {
  const floors = [WISDOM_CAVE, CINEMA, HAT_SHOP].map((room) => gloomOf(room).floor)
  expect(floors).toEqual(floors.toSorted((one, other) => one - other))
})

it('lights an indoor room by its lamps and its doorway', () => {
  const pools = poolsOf(HAT_SHOP)
  const lamps = HAT_SHOP.things.filter(({ prefab }) => prefab === 'floor-lamp')
  expect(pools).toEqual(expect.arrayContaining(lamps.map(({ x }) => expect.objectContaining({ x }))))
  expect(pools).toContainEqual(expect.objectContaining({ x: 10 * 32 }))
})
