import type { Rgb } from '#app/art/palette.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import type { Pool } from './light-map.ts'

/** A light of a thing: its height above the foot, its radius, how bright it is, and its colour. */
type Lamp = { up: number; reach: number; strength?: number; warm?: Rgb }

const FLAME: Rgb = [255, 190, 110]
const LAMPLIGHT: Rgb = [255, 220, 140]
const DAYLIGHT: Rgb = [255, 244, 214]
const COOL: Rgb = [170, 226, 255]
const VIOLET: Rgb = [222, 164, 255]
const NEON: Rgb = [255, 150, 220]

/** The brightness of a light whose row names none. */
const USUAL = 0.95

/** What shines at night. */
const OUTDOORS: Readonly<Record<string, Lamp>> = {
  lamp: { up: 30, reach: 104 },
  lighthouse: { up: 150, reach: 170 },
  'string-lights': { up: 50, reach: 130 },
  'grave-candle': { up: 12, reach: 44, warm: FLAME },
  stage: { up: 50, reach: 190 },
  'stall-red': { up: 40, reach: 70 },
  'stall-blue': { up: 40, reach: 70 },
  'stall-gold': { up: 40, reach: 70 },
  boathouse: { up: 30, reach: 70 },
  'cave-mouth': { up: 30, reach: 80, warm: COOL },
  tent: { up: 30, reach: 90 },
  'yule-tree': { up: 60, reach: 110 },
  fountain: { up: 40, reach: 96, strength: 0.5, warm: COOL },
}
const HOUSE: Lamp = { up: 40, reach: 110 }
const SHOP: Lamp = { up: 40, reach: 110 }

/** What shines in rooms under a roof, at all hours. */
const INDOORS: Readonly<Record<string, Lamp>> = {
  'window-garden': { up: 10, reach: 150, strength: 0.42, warm: DAYLIGHT },
  'window-mountains': { up: 10, reach: 150, strength: 0.42, warm: DAYLIGHT },
  sconce: { up: 46, reach: 92, strength: 0.5, warm: LAMPLIGHT },
  'floor-lamp': { up: 50, reach: 110, strength: 0.55, warm: LAMPLIGHT },
  pendant: { up: 86, reach: 130, strength: 0.5, warm: LAMPLIGHT },
  hearth: { up: 16, reach: 150, strength: 0.8, warm: FLAME },
  stove: { up: 24, reach: 120, strength: 0.6, warm: FLAME },
  candelabra: { up: 40, reach: 96, strength: 0.6, warm: FLAME },
  fireplace: { up: 16, reach: 170, strength: 0.8, warm: FLAME },
  'glass-wall': { up: 30, reach: 110, strength: 0.3, warm: COOL },
  candle: { up: 8, reach: 64, strength: 0.75, warm: FLAME },
  'candles-2': { up: 12, reach: 84, warm: FLAME },
  'candles-3': { up: 12, reach: 90, warm: FLAME },
  'side-window': { up: 20, reach: 120, strength: 0.35, warm: DAYLIGHT },
  'rune-ring': { up: 0, reach: 120, strength: 0.42, warm: COOL },
  'exit-sign': { up: 50, reach: 44, strength: 0.5, warm: [160, 240, 150] },
  'grave-candle': { up: 10, reach: 70, strength: 0.7, warm: FLAME },
  'candle-niche': { up: 36, reach: 90, strength: 0.7, warm: FLAME },
  'crystals-blue': { up: 14, reach: 104, strength: 0.85, warm: COOL },
  'crystals-violet': { up: 14, reach: 104, strength: 0.85, warm: VIOLET },
  'owl-dog': { up: 60, reach: 130, strength: 0.6, warm: COOL },
  'rank-wall': { up: 30, reach: 90, strength: 0.4, warm: LAMPLIGHT },
  screen: { up: 16, reach: 430, strength: 1.2, warm: [196, 222, 255] },
  'popcorn-cart': { up: 40, reach: 84, strength: 0.75, warm: LAMPLIGHT },
  'aisle-light': { up: 0, reach: 22, strength: 0.5, warm: LAMPLIGHT },
  'cabinet-knogleknas': { up: 20, reach: 110, strength: 0.7, warm: NEON },
  'cabinet-jumping-dog': { up: 20, reach: 110, strength: 0.7, warm: COOL },
  'cabinet-cats-free': { up: 20, reach: 110, strength: 0.7, warm: VIOLET },
  'neon-paw': { up: 44, reach: 96, strength: 0.6, warm: NEON },
  'neon-star': { up: 44, reach: 96, strength: 0.6, warm: LAMPLIGHT },
}
/** The daylight in a doorway, and the light that fills the whole room, as a share of its width. */
const DOORWAY: Lamp = { up: 10, reach: 120, strength: 0.5, warm: DAYLIGHT }
const ROOM_SHARE = 0.68
const ROOM_STRENGTH = 0.34

/** The light that a room has without its lamps: its colour, and the share that reaches everything. */
export type Gloom = { tint: Rgb; floor: number }
const INDOOR_GLOOM: Gloom = { tint: [168, 132, 158], floor: 0.3 }
/** Darker rooms, by a thing that only they have. */
const GLOOMS: Readonly<Record<string, Gloom>> = {
  screen: { tint: [82, 70, 142], floor: 0.1 },
  'owl-dog': { tint: [46, 42, 96], floor: 0.05 },
  'candle-niche': { tint: [84, 62, 104], floor: 0.12 },
  'neon-paw': { tint: [120, 98, 170], floor: 0.3 },
}

/** The light of a room under a roof without its lamps. */
export function gloomOf({ things }: RoomDoc): Gloom {
  return things.map(({ prefab }) => GLOOMS[prefab]).find((gloom) => gloom !== undefined) ?? INDOOR_GLOOM
}

/** The lights in a room: at night those outdoors, and at all hours those under a roof; `unlit` are the ids of those turned off. */
export function poolsOf(room: RoomDoc, unlit: ReadonlySet<string> = new Set()): Pool[] {
  const lampOf = isOutdoors(room) ? outdoorLamp : (prefab: string) => INDOORS[prefab]
  const pools = room.things.flatMap(({ id, prefab, x, y }) => {
    const lamp = unlit.has(id) ? undefined : lampOf(prefab)
    return lamp ? [poolAt(x, y, lamp)] : []
  })
  return isOutdoors(room) ? pools : [...pools, ...openLights(room)]
}

function outdoorLamp(prefab: string): Lamp | undefined {
  if (prefab.startsWith('house-')) return HOUSE
  return OUTDOORS[prefab] ?? (prefab.startsWith('shop') ? SHOP : undefined)
}

/** The daylight in the doorways, and in rooms that are not dark some light everywhere. */
function openLights(room: RoomDoc): Pool[] {
  const doors = room.doors.map(({ x, y, w = 1 }) => poolAt((x + w / 2) * TILE_PX, y * TILE_PX, DOORWAY))
  if (gloomOf(room) !== INDOOR_GLOOM) return doors
  const [width, height] = [room.width * TILE_PX, room.height * TILE_PX]
  const all = { up: 0, reach: width * ROOM_SHARE, strength: ROOM_STRENGTH, warm: DAYLIGHT }
  return [...doors, poolAt(width / 2, height / 2, all)]
}

function poolAt(x: number, y: number, { up, reach, strength = USUAL, warm = LAMPLIGHT }: Lamp): Pool {
  return { x, y: y - up, reach, strength, warm }
}
