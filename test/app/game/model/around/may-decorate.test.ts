import { expect, it } from 'vitest'
import { mayDecorate } from '#app/game/model/around/may-decorate.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { reduce } from '#app/game/model/world/reduce.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { asking } from '#test/durable/room/ground/feast-room.ts'
import { MEMBER } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON, aPark } from '#test/support/park.ts'

const LAWN = placeOfPack('lawn', ROOMS['party-lawn'])
const PLAZA = placeOfPack('plaza', ROOMS.plaza)

/** What a page sees of the lawn, whose dog is this visitor. */
function seenAs(visitor: Partial<Visitor>, isDecorated = false) {
  const { areas = [] } = LAWN.doc
  const park = aPark({ grid: LAWN.grid, entries: LAWN.entries, areas })
  if (isDecorated) park.enter(2, MEMBER).send(asking('lamp'))
  const [welcome] = park.enter(1, visitor).of('welcome')
  return reduce(EMPTY_WORLD, welcome!, { grid: LAWN.grid, now: NOON })
}

it('[PC14] offers it to a member on festive ground', () => {
  expect(mayDecorate({ world: seenAs(MEMBER), place: LAWN })).toBe(true)
  expect(mayDecorate({ world: seenAs(MEMBER), place: PLAZA })).toBe(false)
  expect(mayDecorate({ world: seenAs(MEMBER), place: null })).toBe(false)
  expect(mayDecorate({ world: seenAs({}, true), place: LAWN })).toBe(false)
})

it('[PC15] offers it to staff where something stands', () => {
  expect(mayDecorate({ world: seenAs({ badge: 'moderator' }), place: LAWN })).toBe(false)
  expect(mayDecorate({ world: seenAs({ badge: 'moderator' }, true), place: LAWN })).toBe(true)
})
