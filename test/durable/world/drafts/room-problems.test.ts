import { expect, it } from 'vitest'
import { problemsOfRoom } from '#durable/world/drafts/room-problems.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

it('finds nothing in the rooms of the seed, also in those whose doors lead to others', () => {
  expect(ROOM_DOCS.flatMap((room) => problemsOfRoom(room))).toEqual([])
})

it('finds a pocket and a thing that nobody can see', () => {
  const [room] = ROOM_DOCS
  if (!room) throw new Error('there are no rooms')
  const things = [...room.things, { id: 'ghost', prefab: 'ghost-ship', x: 100, y: 100 }]
  expect(problemsOfRoom({ ...room, things })).toEqual([{ room: room.key, at: 'ghost', what: 'unknown-prefab' }])
})
