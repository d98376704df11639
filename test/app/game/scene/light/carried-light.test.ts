import { expect, it } from 'vitest'
import { CarriedLight, ownLight } from '#app/game/scene/light/carried-light.ts'
import { paintLight } from '#app/game/scene/light/light-map.ts'

const SIZE = { width: 120, height: 80, cellPx: 2 }
const LAMP = { x: 60, y: 70, reach: 60, strength: 0.9, warm: [255, 220, 140] } as const
const PLAN = { tint: [98, 104, 174], floor: 0, pools: [LAMP] } as const
const HERE = ownLight({ x: 61, y: 93 }, { night: 1, cellPx: 2 })
const THERE = ownLight({ x: 215.3, y: 20 }, { night: 1, cellPx: 2 })

function aMap() {
  const pixels = paintLight(SIZE, PLAN)
  return { pixels, map: new CarriedLight(pixels, SIZE, PLAN) }
}

/** The number of bytes in which two maps differ: comparing them by `toEqual` takes seconds. */
function unlike(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((count, byte, at) => count + Number(byte !== other[at]), Math.abs(one.length - other.length))
}

it.each([
  ['beside a lamp', HERE],
  ['at the edge of the room', THERE],
])('paints the moving light as if the whole room were painted with it, %s', (_, pool) => {
  const { pixels, map } = aMap()
  map.carry(pool)
  expect(unlike(pixels, paintLight(SIZE, { ...PLAN, pools: [LAMP, pool] }))).toBe(0)
})

it('leaves nothing of the light where it was before', () => {
  const { pixels, map } = aMap()
  for (const pool of [HERE, THERE]) map.carry(pool)
  expect(unlike(pixels, paintLight(SIZE, { ...PLAN, pools: [LAMP, THERE] }))).toBe(0)
  map.carry(null)
  expect(unlike(pixels, paintLight(SIZE, PLAN))).toBe(0)
})

it('names the pixels that changed', () => {
  const { pixels, map } = aMap()
  const before = pixels.slice()
  const changed = map.carry(HERE)
  const isOther = (_: number, pixel: number) => [0, 1, 2].some((i) => before[pixel * 4 + i] !== pixels[pixel * 4 + i])
  const others = Array.from({ length: SIZE.width * SIZE.height }, (_pixel, pixel) => pixel).filter(isOther)
  expect(others.length).toBeGreaterThan(100)
  expect(changed?.start).toBeLessThanOrEqual(others[0] ?? -1)
  expect(changed?.end).toBeGreaterThan(others.at(-1) ?? Infinity)
})

it('paints nothing while the light stays, or is outside the room', () => {
  const { map } = aMap()
  map.carry(HERE)
  expect(map.carry(ownLight({ x: 61.4, y: 93.4 }, { night: 1, cellPx: 2 }))).toBeNull()
  expect(aMap().map.carry({ ...HERE, x: -500 })).toBeNull()
})

it('is not there by day', () => {
  expect(ownLight({ x: 10, y: 10 }, { night: 0, cellPx: 2 }).strength).toBe(0)
})
