import { expect, it } from 'vitest'
import {
  MAP_SIZE,
  MAP_SPOT_PX,
  doSpotsOverlap,
  freeSpotOnMap,
  isOnMap,
  keptOnMap,
  mapPosition,
  mapSpotOf,
} from '#durable/world/map-positions.ts'
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

it('lets the place that a builder has given a room win', () => {
  expect(mapSpotOf({ key: 'plaza', map: { x: 40, y: 60 } })).toEqual({ x: 40, y: 60 })
  expect(mapSpotOf({ key: 'plaza' })).toEqual(mapPosition('plaza'))
  expect(mapSpotOf({ key: 'attic' })).toBeNull()
})

it('finds a free place, and keeps every place whole within the picture', () => {
  const taken = SPOTS.map(({ at }) => at)
  const free = freeSpotOnMap(taken)
  expect(isOnMap(free)).toBe(true)
  expect(taken.some((spot) => doSpotsOverlap(free, spot))).toBe(false)
  expect(keptOnMap({ x: -5, y: 999.4 })).toEqual({ x: 18, y: 222 })
})
