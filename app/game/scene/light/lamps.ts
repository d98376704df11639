import type { RoomDoc } from '#durable/world/room-doc.ts'

/** A circle of light: its centre and its radius in the room, art px. */
export type Pool = { x: number; y: number; reach: number }

/** Things that shine at night: the height of the light above the foot, and its radius, art px. */
const SHINING: Partial<Record<string, { up: number; reach: number }>> = {
  lamp: { up: 40, reach: 104 },
  lighthouse: { up: 150, reach: 170 },
  'string-lights': { up: 50, reach: 130 },
  'grave-candle': { up: 12, reach: 44 },
  stage: { up: 50, reach: 190 },
  'stall-red': { up: 40, reach: 70 },
  'stall-blue': { up: 40, reach: 70 },
  'stall-gold': { up: 40, reach: 70 },
  boathouse: { up: 30, reach: 70 },
  'cave-mouth': { up: 30, reach: 80 },
  tent: { up: 30, reach: 90 },
  'yule-tree': { up: 60, reach: 110 },
}
const HOUSE = { up: 26, reach: 76 }
const SHOP = { up: 40, reach: 110 }

/** The circles of light in a room. */
export function poolsOf({ things }: RoomDoc): Pool[] {
  return things.flatMap(({ prefab, x, y }) => {
    const shining = SHINING[prefab] ?? houseLight(prefab)
    return shining ? [{ x, y: y - shining.up, reach: shining.reach }] : []
  })
}

function houseLight(prefab: string) {
  if (prefab.startsWith('house-')) return HOUSE
  return prefab.startsWith('shop') ? SHOP : undefined
}
