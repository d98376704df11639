import { expect, it } from 'vitest'
import { MAP_SIZE, MAP_SPOT_PX, mapPosition } from '#durable/world/map-positions.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'

const SPOTS = ROOM_KEYS.map((key) => ({ key, at: mapPosition(key)! }))

it('has a place on the map for every room, and for nothing else', () => {
  expect(SPOTS.filter(({ at }) => !at)).toEqual([])
  expect([mapPosition('attic'), mapPosition('constructor')]).toEqual([null, null])
})

it('has every place within the picture', () => {
  const half = MAP_SPOT_PX / 2
  const isWithin = (middle: number, size: number) => middle >= half && middle <= size - half
  const outside = SPOTS.filter(({ at }) => !isWithin(at.x, MAP_SIZE.width) || !isWithin(at.y, MAP_SIZE.height))
  expect(outside).toEqual([])
})

it('has no two places that overlap', () => {
  const pairs = SPOTS.flatMap((one, i) => SPOTS.slice(i + 1).map((other) => [one, other] as const))
  const met = pairs.filter(
    ([{ at: one }, { at: other }]) =>
      Math.abs(one.x - other.x) < MAP_SPOT_PX && Math.abs(one.y - other.y) < MAP_SPOT_PX,
  )
  expect(met.map(([one, other]) => `${one.key} and ${other.key}`)).toEqual([])
})
