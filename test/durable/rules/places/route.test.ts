import { expect, it } from 'vitest'
import { routeTo } from '#durable/rules/places/route.ts'
import type { WayDoor } from '#durable/rules/places/route.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

function door(id: string, from: string, to: string, isClosed = false): WayDoor {
  return { id, from, to, isClosed }
}

function idsOf(doors: readonly WayDoor[], from: string, to: string) {
  return routeTo(doors, { from, to })?.map(({ id }) => id) ?? null
}

/** Doors from a to d over b and over c, from d to e, and back from d to a. */
const DOORS = [
  door('4', 'a', 'c'),
  door('1', 'b', 'd'),
  door('3', 'a', 'b'),
  door('0', 'c', 'd'),
  door('5', 'd', 'e'),
  door('6', 'd', 'a'),
]

it('[K7] takes the fewest doors, and of equal routes the one whose doors come first', () => {
  expect(idsOf(DOORS, 'a', 'd')).toEqual(['3', '1'])
  expect(idsOf(DOORS.toReversed(), 'a', 'd')).toEqual(['3', '1'])
  expect(idsOf([...DOORS, door('9', 'a', 'd')], 'a', 'e')).toEqual(['9', '5'])
})

it('[K7] takes no door against its direction and none that is closed', () => {
  expect(idsOf(DOORS, 'e', 'a')).toBeNull()
  const locked = DOORS.map((each) => ({ ...each, isClosed: each.id === '1' }))
  expect(idsOf(locked, 'a', 'd')).toEqual(['4', '0'])
  expect(idsOf(locked, 'b', 'd')).toBeNull()
})

it('[K7] is empty to the same room, and null to an unknown one', () => {
  expect(idsOf(DOORS, 'a', 'a')).toEqual([])
  expect(idsOf(DOORS, 'a', 'attic')).toBeNull()
  expect(idsOf([], 'a', 'b')).toBeNull()
})

it('[K7] leads through the world, and round a closed house', () => {
  const world = ROOM_DOCS.flatMap(({ key, doors }) =>
    doors.map(({ id, to, access }) => door(id, key, to.room, access !== undefined)),
  )
  expect(idsOf(world, 'plaza', 'cinema')).toEqual(['plaza-east', 'market-cinema'])
  expect(idsOf(world, 'wisdom-cave', 'beach')).toEqual([
    'cave-mouth',
    'point-plaza',
    'plaza-east',
    'market-quay',
    'harbour-beach',
  ])
  expect(idsOf(world, 'house-klanen', 'plaza')).toEqual(['klanen-lane', 'lane-plaza'])
  expect(idsOf(world, 'plaza', 'house-klanen')).toBeNull()
})
