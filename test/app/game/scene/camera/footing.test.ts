import { expect, it } from 'vitest'
import { bridgesOf, covers, footAt, liftAt, reaches } from '#app/game/scene/camera/footing.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'

const DECK = PLAZA.things.find(({ prefab }) => prefab === 'bridge-deck')!

it('keeps a dog within its tile', () => {
  expect(footAt({ x: 2, y: 3 })).toEqual({ x: 80, y: 117 })
})

it('lifts a dog on the bridge, most in the middle', () => {
  expect(liftAt(bridgesOf(PLAZA), { x: DECK.x, y: DECK.y + 20 })).toBe(9)
  expect(liftAt(bridgesOf(PLAZA), { x: DECK.x + 60, y: DECK.y + 20 })).toBeLessThan(3)
})

it('lifts nothing beside and below the bridge', () => {
  expect(liftAt(bridgesOf(PLAZA), { x: DECK.x + 80, y: DECK.y + 20 })).toBe(0)
  expect(liftAt(bridgesOf(PLAZA), { x: DECK.x, y: DECK.y + 120 })).toBe(0)
})

it('lets a tree hide the dog right behind its crown, but not the one beside it', () => {
  const crown = { left: 100, top: 100, width: 80, height: 120 }
  expect(covers(crown, { x: 140, y: 160 })).toBe(true)
  expect(covers(crown, { x: 176, y: 160 })).toBe(false)
  expect(covers(crown, { x: 140, y: 110 })).toBe(false)
})

it('lets a bench hide the dog right behind its back, but not the one a tile further up', () => {
  const bench = { left: 100, top: 100, width: 62, height: 36 }
  expect(covers(bench, { x: 131, y: 118 })).toBe(true)
  expect(covers(bench, { x: 131, y: 108 })).toBe(false)
})

it('draws a tree outside the view as soon as part of it reaches in', () => {
  const tree = { left: 100, top: 100, width: 80, height: 120 }
  const viewFrom = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 100 })
  expect(reaches(tree, viewFrom(180, 200))).toBe(true)
  expect(reaches(tree, viewFrom(181, 200))).toBe(false)
  expect(reaches(tree, viewFrom(181, 200), 1)).toBe(true)
  expect(reaches(tree, viewFrom(120, 221))).toBe(false)
  expect(reaches(tree, viewFrom(-101, 0))).toBe(false)
  expect(reaches(tree, viewFrom(120, -1))).toBe(false)
})
