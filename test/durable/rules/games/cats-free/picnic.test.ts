import { expect, it } from 'vitest'
import { LAWN, PICNIC_TICKS } from '#durable/rules/games/cats-free/cats.ts'
import type { Cat } from '#durable/rules/games/cats-free/cats.ts'
import {
  BLANKET,
  mayOrder,
  ORDER_TICKS,
  PICNIC_SAUSAGES,
  picnicScore,
  STAND,
  startPicnic,
  stepPicnic,
  WOOF,
  WOOF_RANGE,
  WOOF_REST_TICKS,
} from '#durable/rules/games/cats-free/picnic.ts'
import type { Picnic } from '#durable/rules/games/cats-free/picnic.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'
import { SEED } from '#test/support/games.ts'

const EAST = 0
const WEST = 8

/** A picnic with these cats and no other, so many px from the dog; the dog stands where `dog` says, in px. */
function aPicnic(cats: readonly (Partial<Cat> & { px: [x: number, y: number] })[], dog = { x: 60, y: 60 }): Picnic {
  const picnic = startPicnic(SEED)
  picnic.coming.tick = Infinity
  picnic.x = dog.x * PIXEL
  picnic.y = dog.y * PIXEL
  picnic.cats = cats.map(({ px: [x, y], ...cat }, number) => ({
    kind: 'tabby',
    x: picnic.x + x * PIXEL,
    y: picnic.y + y * PIXEL,
    mood: 'sneaks',
    direction: null,
    gait: 0,
    number,
    hasDropped: false,
    ...cat,
  }))
  return picnic
}

function step(picnic: Picnic, ticks: number, order: number | null = null) {
  stepPicnic(picnic, order)
  for (let tick = 1; tick < ticks; tick++) stepPicnic(picnic, null)
}

/** The mood of each cat after one tick, with this order. */
function moodsAfter(picnic: Picnic, order: number | null = null) {
  step(picnic, 1, order)
  return picnic.cats.map(({ mood }) => mood)
}

it('[GC1] the dog runs 490 units a tick until it is told to stand', () => {
  const picnic = aPicnic([])
  const { x, y } = picnic
  step(picnic, 4, EAST)
  step(picnic, 4, STAND)
  expect([picnic.x - x, picnic.y - y]).toEqual([4 * 490, 0])
})

it('[GC1] the dog stays on the lawn, eight px from the hedge', () => {
  const picnic = aPicnic([])
  step(picnic, 1000, WEST)
  expect(picnic.x).toBe(8 * PIXEL)
})

it('[GC2] cats come out of the hedge when they are due, and the next one is known by then', () => {
  const picnic = startPicnic(SEED)
  const { kind, x, y, tick } = picnic.coming
  step(picnic, tick)
  expect(picnic.cats).toEqual([])
  step(picnic, 1)
  expect(picnic.cats).toMatchObject([{ kind, mood: 'sneaks' }])
  expect(Math.abs((picnic.cats[0]?.x ?? 0) - x) + Math.abs((picnic.cats[0]?.y ?? 0) - y)).toBeLessThan(2 * PIXEL)
  expect(picnic.coming.tick).toBeGreaterThan(tick)
})

it('[GC2] a cat goes straight for the blanket, and takes a sausage there', () => {
  const picnic = aPicnic([{ px: [60, -30] }])
  const cat = picnic.cats[0]
  while (cat?.mood === 'sneaks') step(picnic, 1)
  expect(cat?.mood).toBe('carries')
  expect(picnic.sausages).toBe(PICNIC_SAUSAGES - 1)
})

it.each([
  ['tabby', 32, 'flees'],
  ['tabby', 33, 'sneaks'],
  ['ginger', 32, 'flees'],
  ['night', 20, 'flees'],
  ['night', 21, 'sneaks'],
] as const)('[GC3] a %s cat %i px away %s', (kind, px, mood) => {
  expect(moodsAfter(aPicnic([{ kind, px: [-px, 0] }]))).toEqual([mood])
})

it('[GC3] a cat flees straight away from the dog, 470 units a tick', () => {
  const picnic = aPicnic([{ px: [-30, 0] }])
  const x = picnic.cats[0]?.x ?? 0
  step(picnic, 10)
  expect((picnic.cats[0]?.x ?? 0) - x).toBe(-10 * 470)
})

it('[GC3] a cat that is through the hedge gives a point, and two within 20 ticks after another', () => {
  const alone = aPicnic([{ px: [-30, 0] }])
  step(alone, 60)
  expect(alone).toMatchObject({ gone: 1, points: 1, cats: [] })
  const chain = aPicnic([{ px: [-30, 0] }, { px: [-10, 0] }])
  step(chain, 60)
  expect(chain).toMatchObject({ gone: 2, points: 3 })
  const apart = aPicnic([{ px: [-30, 0] }, { px: [10, -20], mood: 'flees', direction: WEST }])
  step(apart, 60)
  expect(apart).toMatchObject({ gone: 2, points: 2 })
})

it('[GC4] a cat that flees over the blanket takes a sausage along', () => {
  const picnic = aPicnic([{ px: [20, 0] }], { x: 60, y: 144 })
  step(picnic, 40)
  expect(picnic.cats).toMatchObject([{ mood: 'carries', direction: EAST }])
  expect(picnic.sausages).toBe(PICNIC_SAUSAGES - 1)
})

// A step of the cat is not quite two px.
it.each([
  [32, PICNIC_SAUSAGES - 1],
  [33, PICNIC_SAUSAGES],
])('[GC4] the blanket reaches 34 px from its middle: a cat that runs on from %i px leaves %i sausages', (px, left) => {
  const picnic = aPicnic([{ px: [60 + px, 84], mood: 'flees', direction: EAST }])
  step(picnic, 1)
  expect(picnic.sausages).toBe(left)
})

it('[GC4] a dog that stands in the middle of the blanket does not keep cats from it', () => {
  const picnic = aPicnic([{ px: [80, 0] }], { x: 120, y: 144 })
  while (picnic.cats.length > 0) step(picnic, 1)
  expect(picnic).toMatchObject({ sausages: PICNIC_SAUSAGES - 1, points: 0 })
})

it('[GC4] a cat with a sausage walks 330 units a tick, and gives nothing when it is gone', () => {
  const picnic = aPicnic([{ px: [-40, 0], mood: 'carries', direction: WEST }])
  const x = picnic.cats[0]?.x ?? 0
  step(picnic, 10)
  expect((picnic.cats[0]?.x ?? 0) - x).toBe(-10 * 330)
  step(picnic, 30)
  expect(picnic).toMatchObject({ cats: [], points: 0, gone: 0 })
})

it.each([
  [19, 'flees', PICNIC_SAUSAGES + 1, 1],
  [20, 'carries', PICNIC_SAUSAGES, 0],
] as const)('[GC4] a cat with a sausage %i px away %s', (px, mood, sausages, points) => {
  const picnic = aPicnic([{ px: [-px, 0], mood: 'carries', direction: WEST }])
  expect(moodsAfter(picnic)).toEqual([mood])
  expect(picnic).toMatchObject({ sausages, points })
})

it('[GC4] a cat that has dropped a sausage takes no other, on the blanket neither', () => {
  const picnic = aPicnic([{ px: [10, 0], mood: 'carries', direction: EAST }], { x: 120, y: 144 })
  picnic.sausages = PICNIC_SAUSAGES - 1
  step(picnic, 20)
  expect(picnic).toMatchObject({ sausages: PICNIC_SAUSAGES, dropped: 1, points: 1 })
})

it('[GC5] a woof frightens every cat within 72 px, and makes them drop what they carry', () => {
  const px = WOOF_RANGE / PIXEL - 1
  const cats = [
    { px: [px, 0] },
    { px: [0, px], kind: 'night' },
    { px: [-50, 0], mood: 'carries', direction: WEST },
  ] as const
  const heard = aPicnic(cats.map((cat) => ({ ...cat, px: [...cat.px] })))
  expect(moodsAfter(heard, WOOF)).toEqual(['flees', 'flees', 'flees'])
  expect(heard.sausages).toBe(PICNIC_SAUSAGES + 1)
  expect(moodsAfter(aPicnic([{ px: [px + 1, 0] }]), WOOF)).toEqual(['sneaks'])
})

it('[GC5] after a woof the dog has no breath for 270 ticks', () => {
  const picnic = aPicnic([])
  step(picnic, 268, WOOF)
  expect(mayOrder(picnic, WOOF)).toBe(false)
  step(picnic, 4)
  expect(picnic.tick).toBe(272)
  expect(mayOrder(picnic, WOOF)).toBe(true)
  expect(WOOF_REST_TICKS).toBe(270)
})

it('[GC5] woofing does not stop the dog', () => {
  const picnic = aPicnic([])
  step(picnic, 4, EAST)
  step(picnic, 4, WOOF)
  expect(picnic.direction).toBe(EAST)
})

it('[GC6] two points for each sausage that is left after a minute and a half', () => {
  const picnic = aPicnic([])
  step(picnic, PICNIC_TICKS - 1)
  expect([picnic.isOver, picnicScore(picnic)]).toEqual([false, 0])
  step(picnic, 1)
  expect([picnic.isOver, picnicScore(picnic)]).toEqual([true, 2 * PICNIC_SAUSAGES])
})

it('[GC6] it is over when no sausage is left, and none can be saved any more', () => {
  const picnic = aPicnic([{ px: [-40, 0], mood: 'carries', direction: WEST }])
  picnic.sausages = 0
  step(picnic, 1)
  expect(picnic.isOver).toBe(false)
  step(picnic, 30)
  expect(picnic.isOver).toBe(true)
  const before = structuredClone(picnic)
  step(picnic, 1, EAST)
  expect(picnic).toEqual(before)
})

it('[GC7] hands give an order in each fourth tick', () => {
  const picnic = aPicnic([])
  const ticks: number[] = []
  for (; picnic.tick < 12; stepPicnic(picnic, null)) if (mayOrder(picnic, EAST)) ticks.push(picnic.tick)
  expect(ticks).toEqual([0, ORDER_TICKS, 2 * ORDER_TICKS])
})

it.each([
  ['to stand where it stands', STAND],
  ['below the directions', -1],
  ['between two directions', 0.5],
  ['above all orders', WOOF + 1],
  ['no number', NaN],
])('[GC7] obeys no order that means nothing: %s', (_what, order) => {
  const picnic = aPicnic([])
  expect(mayOrder(picnic, order)).toBe(false)
  const plain = structuredClone(picnic)
  stepPicnic(picnic, order)
  stepPicnic(plain, null)
  expect(picnic).toEqual(plain)
})

it('the blanket lies in the middle of the lawn, give or take its fringe', () => {
  expect(BLANKET.x).toBe(LAWN.width / 2)
  expect(Math.abs(BLANKET.y - LAWN.height / 2)).toBeLessThanOrEqual(8 * PIXEL)
})
