import { expect, it } from 'vitest'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { DECK } from '#durable/rules/life/digging.ts'
import { SOIL_ROOMS, SPOTS_A_ROOM, deckOf, soilRoomOf, spotBit, spotsOf } from '#durable/rules/life/soil.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const GROUNDS = SOIL_ROOMS.map((key, room) => {
  const doc = Object.values(ROOMS).find((one) => one.key === key)
  if (!doc) throw new Error(`there is no room ${key}`)
  return { key, room, grid: compileRoom(doc).grid }
})

it.each(GROUNDS)(
  '[O8] has three spots in the soil of $key for every user and day, apart where there is enough of it',
  (ground) => {
    for (let user = 0; user < 20; user++)
      for (let day = 20_700; day < 20_720; day++) {
        const spots = spotsOf(numberedSeed(user), ground, day)
        expect(spots).toHaveLength(SPOTS_A_ROOM)
        for (const { x, y } of spots) expect(groundAt(ground.grid, x, y)).toBe(GROUND.dig)
        const gaps = spots.flatMap((one, index) =>
          spots.slice(index + 1).map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))),
        )
        expect(Math.min(...gaps), `user ${user}, day ${day}`).toBeGreaterThanOrEqual(
          ground.key === 'party-lawn' ? 1 : 2,
        )
      }
  },
)

it('[O8] draws the same spots and deck each time, others on another day and for another user', () => {
  const [plaza] = GROUNDS
  if (!plaza) throw new Error('there is no soil')
  const seen = (user: number, day: number) =>
    JSON.stringify([spotsOf(numberedSeed(user), plaza, day), deckOf(numberedSeed(user), day)])
  expect(seen(1, 20_700)).toBe(seen(1, 20_700))
  const all = Array.from({ length: 50 }, (_, number) => [seen(1, 20_700 + number), seen(number + 2, 20_700)]).flat()
  expect(new Set(all).size).toBeGreaterThan(95)
})

it('[O3] shuffles the same cards every day', () => {
  for (let day = 0; day < 50; day++) expect(deckOf(numberedSeed(3), day).toSorted()).toEqual(DECK.toSorted())
})

it('gives each spot of each room a bit of its own, and no other room any', () => {
  const bits = SOIL_ROOMS.flatMap((_, room) =>
    Array.from({ length: SPOTS_A_ROOM }, (_spot, spot) => spotBit(room, spot)),
  )
  expect(new Set(bits).size).toBe(SOIL_ROOMS.length * SPOTS_A_ROOM)
  expect([soilRoomOf('plaza'), soilRoomOf('lake')]).toEqual([0, null])
})
