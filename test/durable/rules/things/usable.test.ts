import { expect, it } from 'vitest'
import { USABLE_MAX } from '#durable/rules/things/limits.ts'
import { mayLie } from '#durable/rules/things/roll.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

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
