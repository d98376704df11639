import { expect, it } from 'vitest'
import { findPath } from '#durable/rules/paths.ts'
import { riddlePlaceAt, riddlePlaces } from '#durable/rules/questions/riddle.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { ROOMS, ROOM_DOCS } from '#durable/world/rooms.ts'

const CAVE = ROOMS['wisdom-cave']
const PLACES = riddlePlaces(CAVE.things) ?? []

it('[Q5] has the four answers on the mountain alone, from left to right', () => {
  expect(ROOM_DOCS.filter(({ things }) => riddlePlaces(things) !== null).map(({ key }) => key)).toEqual(['wisdom-cave'])
  expect(PLACES.map(({ x }) => x)).toEqual(PLACES.map(({ x }) => x).toSorted((one, other) => one - other))
})

it('[Q5] leads a dog from the entry to each answer, and to no other on its way there', () => {
  const { grid, entries } = compileRoom(CAVE)
  expect(riddlePlaceAt(PLACES, entries[0])).toBe(null)
  for (const [place, tile] of PLACES.entries()) {
    expect(findPath(grid, entries[0], tile)?.end).toMatchObject(tile)
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) expect(riddlePlaceAt(PLACES, { x: tile.x + dx, y: tile.y + dy })).toBe(place)
  }
})

it('[Q5] knows no answers where one is missing', () => {
  expect(riddlePlaces(CAVE.things.filter(({ id }) => id !== 'answer-c'))).toBe(null)
})
