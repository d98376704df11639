import { expect, it } from 'vitest'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import type { RoomKey } from '#durable/world/room-keys.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { trailProblems } from '#durable/world/trail-problems.ts'

/** The rooms with what is wrong with them, where one of them is changed. */
function brokenBy(key: RoomKey, change: (doc: RoomDoc) => RoomDoc): string[] {
  return trailProblems(Object.values<RoomDoc>({ ...ROOMS, [key]: change(ROOMS[key]) })).map(
    ({ room, what }) => `${room} ${what}`,
  )
}

it('[SC5] finds nothing wrong with the rooms as they are', () => {
  expect(brokenBy('plaza', (doc) => doc)).toEqual([])
})

it.each<[string, RoomKey, (doc: RoomDoc) => RoomDoc]>([
  [
    'without the notice board',
    'plaza',
    (doc) => ({ ...doc, things: doc.things.filter(({ prefab }) => prefab !== 'notice-board') }),
  ],
  ['without anything to go round', 'forest', (doc) => ({ ...doc, things: [] })],
  ['in which nothing can be hidden', 'market-street', (doc) => ({ ...doc, things: [] })],
  [
    'without the door that leads on',
    'meadow',
    (doc) => ({ ...doc, doors: doc.doors.filter(({ to }) => to.room !== 'harbour') }),
  ],
  [
    'of which hardly anything is left before a gate',
    'lake',
    (doc) => ({ ...doc, gates: [{ id: 'gate', x: 0, y: 0, w: doc.width, h: doc.height, access: { karma: 5 } }] }),
  ],
  ['that asks for something', 'lake', (doc) => ({ ...doc, access: { karma: 5 } })],
  [
    'with a door that asks for something',
    'forest',
    (doc) => ({ ...doc, doors: doc.doors.map((door) => ({ ...door, access: { karma: 5 } })) }),
  ],
])('[SC5] finds a room %s', (_, key, change) => {
  expect(brokenBy(key, change)).toEqual([`${key} trail-broken`])
})

it('[SC5] lets a room be closed, and checks no part that leads to it', () => {
  expect(brokenBy('harbour', (doc) => ({ ...doc, isClosed: true, things: [] }))).toEqual([])
})
