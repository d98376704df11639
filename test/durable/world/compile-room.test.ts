import { expect, it } from 'vitest'
import { isDoor } from '#durable/rules/tiles.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

const ROOM = compileRoom(
  aRoom('home', {
    doors: [aDoor('wide', 'away', { x: 2, y: 5, w: 2 })],
    entries: [
      { id: 'middle', x: 3, y: 3 },
      { id: 'side', x: 5, y: 3 },
    ],
  }),
)

it('finds a door by each of its tiles', () => {
  const at = [1, 2, 3, 4].map((x) => ROOM.doorAt({ x, y: 5 })?.id ?? null)
  expect(at).toEqual([null, 'wide', 'wide', null])
  expect([isDoor(ROOM.grid, 2, 5), isDoor(ROOM.grid, 2, 4), isDoor(ROOM.grid, -5, 5), isDoor(ROOM.grid, 9, 4)]).toEqual(
    [true, false, false, false],
  )
})

it('finds an entry by its id, and the first one for any other id', () => {
  expect(ROOM.entry('side')).toMatchObject({ x: 5 })
  expect([ROOM.entry('gone').id, ROOM.entry(null).id]).toEqual(['middle', 'middle'])
})
