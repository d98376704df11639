import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import { SHADOW } from '#app/art/palette.ts'
import { MAP_SPOT_PX, mapPosition } from '#durable/world/map-positions.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'
import { drawIsland, wayAwayFrom } from './island.ts'
import { TOWN_LANDMARKS } from './town.ts'
import { LANDMARK, WILD_LANDMARKS, roundTree, spruce } from './wilds.ts'

const LANDMARKS: Partial<Record<string, () => Canvas>> = { ...WILD_LANDMARKS, ...TOWN_LANDMARKS }
/** How far below the middle of its spot a landmark stands, art px; the room's name is below it. */
const FOOT_PX = 9
const GREENS = ['grass4', 'grass3', 'grass2'] as const

/** The whole map: the island, trees between the places, and a landmark for every room. */
export function drawMap(): Canvas {
  const map = drawIsland()
  plantTrees(map)
  const places = ROOM_KEYS.map((key) => ({ key, ...(mapPosition(key) ?? { x: 0, y: 0 }) }))
  for (const { key, x, y } of places.toSorted((one, other) => one.y - other.y)) {
    const drawn = LANDMARKS[key]?.()
    if (!drawn) throw new Error(`no landmark for ${key}`)
    map.ellipse(x + 2, y + FOOT_PX - 1, 12, 3, SHADOW.colour, SHADOW.core)
    map.blit(drawn, x - LANDMARK.width / 2, y + FOOT_PX - LANDMARK.height)
  }
  return map
}

function plantTrees(map: Canvas) {
  for (let y = 12; y < map.height - 6; y += 9)
    for (let column = 4; column < map.width - 4; column += 9) {
      const x = column + Math.floor(hash(column, y, 1) * 7)
      if (!isMeadow(map, x, y) || hash(x, y, 2) > 0.55) continue
      if (x < 90 || hash(x, y, 4) > 0.6) spruce(map, x, y, 2)
      else roundTree(map, x, y, 4)
    }
}

/** Whether a pixel is on grass with grass around it, on no way and in no room's spot. */
function isMeadow(map: Canvas, x: number, y: number): boolean {
  const isGreen = [-4, 0, 4].every((dx) => GREENS.some((paint) => map.is(x + dx, y, paint)))
  const isFree = ROOM_KEYS.every((key) => {
    const spot = mapPosition(key)
    return !spot || Math.abs(spot.x - x) > MAP_SPOT_PX / 2 + 2 || Math.abs(spot.y - (y - 4)) > MAP_SPOT_PX / 2 + 4
  })
  return isGreen && isFree && wayAwayFrom(x, y - 3) > 8
}

/** Writes the map of the park to `map.png`. */
export function buildMap(out: string): void {
  mkdirSync(out, { recursive: true })
  drawMap().save(join(out, 'map.png'))
}

if (import.meta.main) buildMap(join(import.meta.dirname, '../built'))
