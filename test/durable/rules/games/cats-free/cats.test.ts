import { expect, it } from 'vitest'
import { catAfter, firstCat, LAWN, nextGait, PICNIC_TICKS, sneakSpeed } from '#durable/rules/games/cats-free/cats.ts'
import type { Cat, CatKind, ComingCat } from '#durable/rules/games/cats-free/cats.ts'
import { chanceOf, numberedSeed } from '#durable/rules/games/round/chance.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'

/** All cats of a round in which nothing ends it. */
function catsOf(number: number): ComingCat[] {
  const chance = chanceOf(numberedSeed(number))
  const cats = [firstCat(chance)]
  for (;;) {
    const last = cats.at(-1) ?? firstCat(chance)
    if (last.tick >= PICNIC_TICKS) return cats
    cats.push(catAfter(chance, last.tick, cats.length))
  }
}

const ROUNDS = Array.from({ length: 60 }, (_, number) => catsOf(number))

/** Ticks from one cat to the next, where the first comes between these ticks; a companion is six behind. */
function gaps(from: number, to: number): number[] {
  return ROUNDS.flatMap((cats) =>
    cats.flatMap(({ tick }, at) =>
      tick >= from && tick < to && cats[at + 1] ? [(cats[at + 1]?.tick ?? 0) - tick] : [],
    ),
  )
}

function aCat(kind: CatKind, gait = 0): Cat {
  return { kind, x: 0, y: 0, mood: 'sneaks', direction: null, gait, number: 0, hasDropped: false }
}

it('[GC2] the first cat comes after a second, whatever the seed', () => {
  expect(new Set(ROUNDS.map(([first]) => first?.tick))).toEqual(new Set([60]))
})

it('[GC2] at first a cat comes each 116 ticks, at the end each 30, twelve more or fewer', () => {
  const first = gaps(0, 62)
  expect(Math.min(...first)).toBeGreaterThanOrEqual(116 - 1 - 12)
  expect(Math.max(...first)).toBeLessThan(116 + 12)
  const last = gaps(5340, PICNIC_TICKS).filter((gap) => gap !== 6)
  expect(Math.min(...last)).toBeGreaterThanOrEqual(30 - 12)
  expect(Math.max(...last)).toBeLessThanOrEqual(31 + 12)
})

it('[GC2] from tick 2,400 on one cat in four has a companion six ticks later', () => {
  expect(gaps(0, 2401)).not.toContain(6)
  const later = gaps(2401, PICNIC_TICKS)
  expect(later.filter((gap) => gap === 6).length / later.length).toBeCloseTo(0.25, 1)
})

it('[GC2] the first five cats are tabbies; then half are, three in ten are ginger, two in ten night cats', () => {
  expect(ROUNDS.flatMap((cats) => cats.slice(0, 5)).every(({ kind }) => kind === 'tabby')).toBe(true)
  const later = ROUNDS.flatMap((cats) => cats.slice(5))
  const share = (kind: CatKind) => later.filter((cat) => cat.kind === kind).length / later.length
  expect(share('tabby')).toBeCloseTo(0.5, 1)
  expect(share('ginger')).toBeCloseTo(0.3, 1)
  expect(share('night')).toBeCloseTo(0.2, 1)
})

it('[GC2] a quarter of the cats come from each side, away from the corners', () => {
  const all = ROUNDS.flat()
  const sides = [
    all.filter(({ x }) => x === 0),
    all.filter(({ x }) => x === LAWN.width),
    all.filter(({ y }) => y === 0),
    all.filter(({ y }) => y === LAWN.height),
  ]
  expect(sides.map(({ length }) => Math.round((4 * length) / all.length))).toEqual([1, 1, 1, 1])
  const distances = all.map(({ x, y }) => Math.max(Math.min(x, LAWN.width - x), Math.min(y, LAWN.height - y)))
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(20 * PIXEL)
})

it.each([
  ['tabby', 100],
  ['ginger', 160],
  ['night', 118],
] as const)('[GC2] a %s goes %i units a tick at the start, and half as fast again after a minute', (kind, units) => {
  expect(sneakSpeed(aCat(kind), 0)).toBe(units)
  expect(sneakSpeed(aCat(kind), 1800)).toBe(units + units / 2)
})

it('[GC2] a night cat crouches for one second in two and a half', () => {
  let cat = aCat('night')
  const speeds: number[] = []
  for (let tick = 0; tick < 300; tick++) {
    speeds.push(sneakSpeed(cat, 0))
    cat = aCat('night', nextGait(cat))
  }
  expect(speeds.filter((speed) => speed === 0)).toHaveLength(120)
  expect(speeds.slice(0, 90)).not.toContain(0)
})

it('[GC2] the others never crouch', () => {
  expect(nextGait(aCat('tabby', 0))).toBe(0)
  expect(sneakSpeed(aCat('ginger', 0), 0)).toBeGreaterThan(0)
})
