import type { SpotOnMap } from '#durable/rules/places/spot-on-map.ts'
import type { RoomKey } from './room-keys.ts'

/** The size of the map of the park, art pixels. */
export const MAP_SIZE = { width: 336, height: 240 } as const
/** The side of the square round a room's position, art pixels: these squares do not overlap. */
export const MAP_SPOT_PX = 36

/** The centre of each room's square on the map, art pixels. The lines between rooms follow from the doors. */
const POSITIONS: Readonly<Record<RoomKey, readonly [x: number, y: number]>> = {
  plaza: [124, 112],
  meadow: [104, 160],
  forest: [54, 90],
  lake: [30, 132],
  beach: [54, 180],
  harbour: [128, 210],
  'lighthouse-rock': [178, 22],
  'north-point': [124, 66],
  'wisdom-cave': [116, 26],
  'market-street': [204, 178],
  'hat-shop': [190, 216],
  cinema: [252, 182],
  arcade: [238, 218],
  'pack-lane': [190, 98],
  'house-banden': [232, 66],
  'house-klanen': [268, 66],
  'house-losjen': [304, 66],
  'house-sekten': [232, 104],
  'house-selskapet': [268, 104],
  'house-stammen': [304, 104],
  'party-lawn': [236, 141],
  'committee-tent': [296, 151],
  'memorial-grove': [36, 46],
  'staff-room': [188, 58],
}

const BY_KEY = new Map<string, readonly [x: number, y: number]>(Object.entries(POSITIONS))

/**
 * Where a room is on the map: where its builder has put it, else where the code has it; null for a room that has no place there
 * and is listed below it.
 */
export function mapSpotOf({ key, map }: { key: string; map?: SpotOnMap | null }): SpotOnMap | null {
  return map ?? mapPosition(key)
}

/** Whether the square round a spot is within the map. */
export function isOnMap({ x, y }: SpotOnMap): boolean {
  const half = MAP_SPOT_PX / 2
  return x >= half && y >= half && x <= MAP_SIZE.width - half && y <= MAP_SIZE.height - half
}

/** Whether the squares round two spots overlap. */
export function doSpotsOverlap(one: SpotOnMap, other: SpotOnMap): boolean {
  return Math.abs(one.x - other.x) < MAP_SPOT_PX && Math.abs(one.y - other.y) < MAP_SPOT_PX
}

/** The spot nearest to a point whose square is within the map. */
export function keptOnMap({ x, y }: SpotOnMap): SpotOnMap {
  const half = MAP_SPOT_PX / 2
  const kept = (at: number, size: number) => Math.max(half, Math.min(Math.round(at), size - half))
  return { x: kept(x, MAP_SIZE.width), y: kept(y, MAP_SIZE.height) }
}

/** The free spot nearest to the middle of the map; the middle if there is none. */
export function freeSpotOnMap(taken: readonly SpotOnMap[]): SpotOnMap {
  const middle = { x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 }
  const far = ({ x, y }: SpotOnMap) => Math.hypot(x - middle.x, y - middle.y)
  const all = Array.from({ length: MAP_SIZE.width * MAP_SIZE.height }, (_, at) => ({
    x: at % MAP_SIZE.width,
    y: Math.floor(at / MAP_SIZE.width),
  }))
  const free = all.filter((spot) => isOnMap(spot) && !taken.some((other) => doSpotsOverlap(spot, other)))
  return free.toSorted((one, other) => far(one) - far(other))[0] ?? middle
}

/** The position of a room on the map; null for a room that the map does not have. */
export function mapPosition(key: string): SpotOnMap | null {
  const [x, y] = BY_KEY.get(key) ?? []
  return x === undefined || y === undefined ? null : { x, y }
}
