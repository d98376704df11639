import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placePlates } from '#app/game/scene/crowd/place-plates.ts'
import type { Cover, Standee } from '#app/game/scene/crowd/place-plates.ts'

const ZONE = { left: 0, top: 0, width: 700, height: 400 }

function aDog(id: number, x: number, y: number, changes: Partial<Standee> = {}): Standee {
  return {
    id,
    foot: { x, y },
    head: { left: x - 12, top: y - 38, width: 24, height: 20 },
    body: { left: x - 14, top: y - 26, width: 28, height: 26 },
    plate: { width: 40, height: 13 },
    isOwn: false,
    isChosen: false,
    hasTalked: false,
    isStaff: false,
    mayGrow: true,
    ...changes,
  }
}

function platesOf(dogs: readonly Standee[], { covers = [], most = 12, hud = [] }: Partial<Setting> = {}) {
  return Object.fromEntries(placePlates(dogs, { zone: ZONE, hud, covers, most }))
}
type Setting = { covers: readonly Cover[]; most: number; hud: readonly Cover['box'][] }

it('puts the plate of a lone dog under its middle', () => {
  expect(platesOf([aDog(1, 300, 200)])).toEqual({ 1: 0 })
})

it('gives a dot to a dog whose plate would lie on the head of the dog one tile south', () => {
  expect(platesOf([aDog(1, 300, 200), aDog(2, 300, 232)])).toEqual({ 2: 0 })
})

it('moves a plate aside for the plate of a nearer dog', () => {
  const own = aDog(1, 300, 200, { isOwn: true })
  expect(platesOf([own, aDog(2, 337, 200)])).toEqual({ 1: 0, 2: 6 })
})

it.each([
  ['the own dog', { isOwn: true }],
  ['who is chosen', { isChosen: true }],
  ['who has just talked', { hasTalked: true }],
  ['staff', { isStaff: true }],
] as const)('gives the one plate that there is to %s', (_, changes) => {
  const crowd = [aDog(1, 350, 200), aDog(2, 100, 100, changes)]
  expect(platesOf(crowd, { most: 1 })).toEqual({ 2: 0 })
})

it('gives the one plate that there is to the own dog rather than to one that has talked', () => {
  const crowd = [aDog(1, 350, 200, { hasTalked: true, isChosen: true }), aDog(2, 100, 100, { isOwn: true })]
  expect(platesOf(crowd, { most: 1 })).toEqual({ 2: 0 })
})

it('keeps a shift while it is good, so that no plate jumps back', () => {
  expect(platesOf([aDog(1, 300, 200, { was: -12 })])).toEqual({ 1: -12 })
})

it('leaves a dog its dot that has been a plate a moment ago', () => {
  expect(platesOf([aDog(1, 300, 200, { mayGrow: false })])).toEqual({})
})

it('gives the own dog its plate back at once', () => {
  expect(platesOf([aDog(1, 300, 200, { isOwn: true, mayGrow: false })])).toEqual({ 1: 0 })
})

it('gives a dot to a dog whose plate would lie over something in front, unless little of it', () => {
  const bush = (left: number) => ({ box: { left, top: 190, width: 60, height: 40 }, depth: 230 })
  expect(platesOf([aDog(1, 300, 200)], { covers: [bush(270)] })).toEqual({})
  expect(platesOf([aDog(1, 300, 200)], { covers: [bush(314)] })).toEqual({ 1: 0 })
})

it('shows the own plate over things in front', () => {
  const bush = { box: { left: 270, top: 190, width: 60, height: 40 }, depth: 230 }
  expect(platesOf([aDog(1, 300, 200, { isOwn: true })], { covers: [bush] })).toEqual({ 1: 0 })
})

it('shows the own plate over as little of a head as can be, where it finds no free place', () => {
  const own = aDog(1, 300, 200, { isOwn: true })
  expect(platesOf([own, aDog(2, 290, 232)])).toMatchObject({ 1: 12 })
  expect(platesOf([own, aDog(2, 310, 232)])).toMatchObject({ 1: -12 })
})

it('never gives the own dog a dot, in any crowd in view', () => {
  const aPlace = fc.record({ x: fc.integer({ min: 60, max: 640 }), y: fc.integer({ min: 60, max: 370 }) })
  fc.assert(
    fc.property(fc.array(aPlace, { minLength: 1, maxLength: 18 }), (places) => {
      const crowd = places.map(({ x, y }, index) => aDog(index + 1, x, y, { isOwn: index === 0 }))
      expect(platesOf(crowd)).toHaveProperty('1')
    }),
    { numRuns: 1000 },
  )
})

it('minds nothing that stands behind the dog', () => {
  const tree = { box: { left: 270, top: 150, width: 60, height: 80 }, depth: 190 }
  expect(platesOf([aDog(1, 300, 200)], { covers: [tree] })).toEqual({ 1: 0 })
})

it('lays no plate under the interface or outside the view', () => {
  const list = { left: 270, top: 190, width: 60, height: 60 }
  expect(platesOf([aDog(1, 300, 200)], { hud: [list] })).toEqual({})
  expect(platesOf([aDog(1, 300, 395)])).toEqual({})
})
