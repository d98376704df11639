import { expect, it } from 'vitest'
import { actionsFrom } from '#durable/rules/sheets/actions.ts'
import { USABLE_MAX } from '#durable/rules/things/limits.ts'
import { mayLie } from '#durable/rules/things/roll.ts'
import { actionsGivenIn, usableThings, withGiven } from '#durable/rules/things/usable.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { anAction } from '#test/support/action-rows.ts'

const at = { x: 100, y: 100 }

it('[US7] numbers the things that all see in use in the order of the pack; what only opens a window has no number', () => {
  const things = [
    { id: 'tree', prefab: 'spruce-tall', ...at },
    { id: 'ball-2', prefab: 'ball', ...at },
    { id: 'board', prefab: 'notice-board', ...at },
    { id: 'seat', prefab: 'stump', x: 5, y: 6 },
  ]
  expect(usableThings(things).map(({ number, id, foot }) => [number, id, foot])).toEqual([
    [0, 'ball-2', at],
    [1, 'seat', { x: 5, y: 6 }],
  ])
})

it('[US7] takes 120 of a room', () => {
  const balls = Array.from({ length: USABLE_MAX + 5 }, (_, i) => ({ id: `ball-${i}`, prefab: 'ball', ...at }))
  expect(usableThings(balls)).toHaveLength(USABLE_MAX)
})

it('[US7] no room of the park has more', () => {
  for (const { key, things } of ROOM_DOCS) expect(usableThings(things).length, key).toBeLessThan(USABLE_MAX)
})

it('[TH1] every ball of the park lies on open ground', () => {
  for (const doc of ROOM_DOCS) {
    const grid = gridOf(doc)
    for (const { id, foot, action } of usableThings(doc.things)) {
      if (action.manner !== 'roll') continue
      expect(mayLie(grid, foot), `${doc.key} ${id}`).toBe(true)
    }
  }
})

const FOOT = { x: 64, y: 64 }
const MIXED = [
  { id: 'oak', prefab: 'spruce-tall', ...FOOT },
  { id: 'ball', prefab: 'ball', ...FOOT },
  { id: 'pink', prefab: 'own-pink-bench', ...FOOT },
  { id: 'bell', prefab: 'bell', ...FOOT },
  { id: 'gong', prefab: 'own-pink-bench', use: 'bell', ...FOOT },
]
const GIVEN = actionsFrom([anAction(['spruce-tall', 'own-pink-bench']), anAction(['lamp'], { id: 'lamp' })])

it('[US8] things with an action of administrators have the numbers after those of the code', () => {
  const usable = withGiven(usableThings(MIXED), MIXED, GIVEN)
  expect(usable.map(({ number, id }) => [number, id])).toEqual([
    [0, 'ball'],
    [1, 'bell'],
    [2, 'gong'],
    [3, 'oak'],
    [4, 'pink'],
  ])
  expect(usable[2]!.given).toBeUndefined()
  expect(usable[4]!.action).toMatchObject({ manner: 'seat', seats: 2, reach: 2 })
})

it('[US8] a room is told of the actions alone that its things have', () => {
  expect(actionsGivenIn(MIXED, GIVEN)).toEqual([GIVEN[0]])
  expect(actionsGivenIn(MIXED.slice(3), GIVEN)).toEqual([])
})

it('[US7] [US8] they take no more numbers than are left', () => {
  const balls = Array.from({ length: USABLE_MAX - 1 }, (_, n) => ({ id: `ball-${n}`, prefab: 'ball', ...FOOT }))
  const things = [...balls, ...MIXED]
  const usable = withGiven(usableThings(balls), things, GIVEN)
  expect(usable).toHaveLength(USABLE_MAX)
  expect(withGiven(usable, things, GIVEN)).toHaveLength(USABLE_MAX)
})
