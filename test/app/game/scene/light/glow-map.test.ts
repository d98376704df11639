import { expect, it } from 'vitest'
import { glowSize, paintGlow } from '#app/game/scene/light/glow-map.ts'

const LAMP = { x: 32, y: 32, reach: 30, strength: 1, warm: [255, 200, 100] } as const
const PLAN = { tint: [98, 104, 174], floor: 0.3, pools: [LAMP] } as const
const SIZE = { width: 64, height: 64, cellPx: 2 }

const channelsAt = (pixels: Uint8ClampedArray, x: number, y: number) => [
  ...pixels.slice((y * 64 + x) * 4, (y * 64 + x) * 4 + 3),
]

it('adds nothing where no lamp shines, however light the room is', () => {
  expect(channelsAt(paintGlow(SIZE, PLAN), 50, 50)).toEqual([0, 0, 0])
})

it('adds a fifth of the colour of a lamp under it, and less further away', () => {
  const pixels = paintGlow(SIZE, { ...PLAN, pools: [LAMP, LAMP] })
  expect(channelsAt(pixels, 16, 16)).toEqual([51, 40, 20])
  expect(channelsAt(pixels, 24, 16)[0]).toBeLessThan(51)
})

it('covers the same place in cells of two pixels', () => {
  expect(glowSize({ width: 640, height: 352, cellPx: 1 })).toEqual({
    left: 0,
    top: 0,
    width: 320,
    height: 176,
    cellPx: 2,
  })
  const open = { left: -64, top: -64, width: 896, height: 640, cellPx: 2 }
  expect(glowSize(open)).toEqual(open)
})
