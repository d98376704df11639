import { expect, it } from 'vitest'
import { NEWCOMER, guisedPasser } from '#app/editor/walking/guise.ts'
import { beginningAt, behindDoor, doorAhead, sentTo, standingOn, steppedOn } from '#app/editor/walking/trial-walk.ts'
import { endOf } from '#durable/rules/walks.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

const ROOM = aRoom('den', { doors: [aDoor('out', 'yard')] })
const PLACE = compileRoom(ROOM)
const { grid, entries, doors } = PLACE
const [door] = doors
const NEXT = aRoom('yard')

it('walks where the park would, and nowhere else', () => {
  const walk = standingOn(entries[0], 0)
  const [first] = entries
  expect(sentTo(grid, walk, { x: first.x, y: first.y - 1 }, 0)?.dirs).toBe('0')
  expect(endOf(steppedOn(grid, walk, 0, 0)!)).toEqual({ x: first.x, y: first.y - 1 })
  expect(steppedOn(grid, standingOn({ x: 1, y: 1 }, 0), 0, 0)).toBeNull()
})

it('begins on the tile, and at the entry where nobody stands or a door lies', () => {
  expect(beginningAt(PLACE, { x: 1, y: 1 })).toEqual({ x: 1, y: 1 })
  expect(beginningAt(PLACE, { x: 0, y: 0 })).toEqual(entries[0])
  expect(beginningAt(PLACE, door!)).toEqual(entries[0])
})

it('knows the door at the end of its way, and when it is there', () => {
  const walk = sentTo(grid, standingOn(entries[0], 1000), door!, 1000)!
  expect(doorAhead(PLACE, walk)?.door.id).toBe('out')
  expect(doorAhead(PLACE, walk)!.at).toBeGreaterThan(1000)
  expect(doorAhead(PLACE, standingOn(door!, 0))).toBeNull()
})

it('[G1] [G5] tells why a door stays shut, by what the room behind it asks too', () => {
  const nobody = guisedPasser(NEWCOMER)
  const guarded = { ...NEXT, access: { karma: 5 } }
  const to = { room: 'yard', entry: NEXT.entries[0].id }
  expect(behindDoor({ ...door!, to }, NEXT, nobody)).toMatchObject({ to: { key: 'yard' } })
  expect(behindDoor({ ...door!, to }, guarded, nobody)).toEqual({ problem: { reason: 'karma-too-low', missing: 5 } })
  expect(behindDoor({ ...door!, to }, guarded, guisedPasser({ ...NEWCOMER, karma: 5 }))).toHaveProperty('to')
  expect(behindDoor({ ...door!, to: { room: 'yard', entry: 'gone' } }, NEXT, nobody)).toBeNull()
  expect(behindDoor({ ...door!, to }, null, nobody)).toBeNull()
})
