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

/** The position of a room on the map; null for a room that the map does not have. */
export function mapPosition(key: string): { x: number; y: number } | null {
  const [x, y] = BY_KEY.get(key) ?? []
  return x === undefined || y === undefined ? null : { x, y }
}
