import { expect, it } from 'vitest'
import { courseOf, layCourse, METRE, SIGHT, speedAt } from '#durable/rules/games/jumping-dog/course.ts'
import type { Hurdle, HurdleKind } from '#durable/rules/games/jumping-dog/course.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'

/** The hurdles of many courses, up to the end of the longest run. */
const HURDLES: readonly Hurdle[] = Array.from({ length: 40 }, (_, number) => laid(numberedSeed(number))).flat()

function laid(seed: string, metres = 540): Hurdle[] {
  const course = courseOf(seed)
  layCourse(course, metres * METRE)
  return course.hurdles
}

/** Hurdles of a kind between these metres. */
function hurdles(kind: HurdleKind, from = 0, to = 540): Hurdle[] {
  return HURDLES.filter((one) => one.kind === kind && one.x >= from * METRE && one.x < to * METRE)
}

function px(units: number): number {
  return units / PIXEL
}

it('[GJ1] the dog runs 600 units a tick at the start and 1,180 from 420 m on', () => {
  expect([0, 210, 420, 500].map((metres) => speedAt(metres * METRE))).toEqual([600, 890, 1180, 1180])
})

it('[GJ3] the course follows from the seed alone, in however many pieces it is laid', () => {
  const course = courseOf(numberedSeed(1))
  for (let metres = 0; metres <= 540; metres += 9) layCourse(course, metres * METRE)
  expect(course.hurdles).toEqual(laid(numberedSeed(1)))
  expect(laid(numberedSeed(2))).not.toEqual(laid(numberedSeed(1)))
})

it('[GJ3] the first hurdle stands 300 px from the start, further than one sees', () => {
  expect(laid(numberedSeed(5))[0]).toMatchObject({ kind: 'low', x: 300 * PIXEL })
  expect(300 * PIXEL).toBeGreaterThan(SIGHT)
})

it.each([
  ['low', 0],
  ['high', 20],
  ['puddle', 40],
  ['wide', 80],
  ['line', 80],
] as const)('[GJ3] a %s hurdle comes from %i m on', (kind, from) => {
  const metres = Math.min(...hurdles(kind).map(({ x }) => Math.trunc(x / METRE)))
  expect(metres).toBeGreaterThanOrEqual(from)
  expect(metres).toBeLessThan(from + 20)
})

it.each([
  ['low', 12, 22],
  ['high', 38, 56],
  ['wide', 14, 14],
  ['puddle', 3, 3],
  ['line', 30, 30],
] as const)('[GJ3] a %s hurdle is %i px high up to 80 m, and %i px from 300 m on', (kind, first, last) => {
  expect(new Set(hurdles(kind, 0, 81).map(({ height }) => px(height)))).toEqual(new Set([first]))
  expect(new Set(hurdles(kind, 300).map(({ height }) => px(height)))).toEqual(new Set([last]))
})

it.each([
  ['wide', 32],
  ['puddle', 38],
] as const)('[GJ3] from 300 m on the dog takes %s hurdles in %i ticks', (kind, ticks) => {
  for (const { x, width } of hurdles(kind, 300)) {
    expect(width + 16 * PIXEL).toBeLessThanOrEqual(speedAt(x) * ticks)
    expect(width + 17 * PIXEL).toBeGreaterThan(speedAt(x) * ticks)
  }
})

it.each([
  [0, 92, 128],
  [420, 46, 60],
])('[GJ3] from %i m on %i to %i ticks lie between two hurdles', (from, least, most) => {
  const ticks = HURDLES.flatMap((one, at) => {
    const next = HURDLES[at + 1]
    const isNear = one.x >= from * METRE && one.x < (from + 8) * METRE
    return isNear && next && next.x > one.x ? [(next.x - one.x - one.width) / speedAt(one.x)] : []
  })
  expect(ticks.length).toBeGreaterThan(20)
  expect(Math.min(...ticks)).toBeGreaterThanOrEqual(least)
  expect(Math.max(...ticks)).toBeLessThan(most)
})

it('[GJ3] four hurdles in ten have a bone: in reach of a short or a long leap, under a line on the ground', () => {
  const withBone = HURDLES.filter(({ bone }) => bone > 0)
  expect(withBone.length / HURDLES.length).toBeCloseTo(0.4, 1)
  const heights = (isLine: boolean) =>
    withBone.filter(({ kind }) => (kind === 'line') === isLine).map(({ bone }) => px(bone))
  expect(new Set(heights(true))).toEqual(new Set([10]))
  expect(new Set(heights(false))).toEqual(new Set([34, 58]))
})
