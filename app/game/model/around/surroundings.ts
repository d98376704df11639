import { GROUND, groundAt, isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { TILE_PX, tilesOf } from '#durable/world/room-doc.ts'
import type { Door } from '#durable/world/room-doc.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { bearingOf } from '#app/game/model/world/whereabouts.ts'
import type { Bearing } from '#app/game/model/world/whereabouts.ts'
import { nounOf, THING_NOUNS } from './thing-nouns.ts'
import type { ThingNoun } from './thing-nouns.ts'

/** A way to another room: the nearest door to it, and the tile of it to walk to. */
export type WayOut = Bearing & { door: Door; tile: Tile }

/** Kinds of ground that are worth a word. */
export type GroundNoun = 'water' | 'digging'

/** Something to walk to: the nearest of its kind, how many of them there are, and the tile beside it. */
export type SomeThing = Bearing & { noun: ThingNoun | GroundNoun; count: number; tile: Tile }

/** So far from its foot a thing is still stood beside, tiles. */
const BESIDE_TILES = 3

/** What is walked to may be a dog, or have a dog before it: so far from it one is there, tiles. */
const THERE_TILES = 2

/** Whether a walk to something that now lies so has led there; another dog, a door or a new order may have ended it. */
export function hasArrived({ distance }: Bearing): boolean {
  return distance <= THERE_TILES
}

/** The ways out as seen from a tile, one for each room behind, in the order of the room's maker. */
export function waysOut({ doors }: ParkPlace, here: Tile): WayOut[] {
  const ways = new Map<string, WayOut>()
  for (const door of doors) {
    const known = ways.get(door.to.room)
    const way = nearest(tilesOf(door), here)
    if (way && (!known || way.distance < known.distance)) ways.set(door.to.room, { ...way, door })
  }
  return [...ways.values()]
}

/** What there is in the room besides dogs and doors, as seen from a tile; landmarks first. */
export function thingsHere(place: ParkPlace, here: Tile): SomeThing[] {
  const tiles = new Map<ThingNoun, Tile[]>()
  for (const { prefab, x, y } of place.doc.things) {
    const noun = nounOf(prefab)
    const foot = { x: Math.floor(x / TILE_PX), y: Math.floor((y - 1) / TILE_PX) }
    const tile = noun && tileBeside(place.grid, foot)
    if (noun && tile) tiles.set(noun, [...(tiles.get(noun) ?? []), tile])
  }
  const things = THING_NOUNS.flatMap((noun) => some(noun, tiles.get(noun) ?? [], here))
  return [...things, ...someGround('water', place.grid, here), ...someGround('digging', place.grid, here)]
}

function some(noun: ThingNoun, tiles: readonly Tile[], here: Tile): SomeThing[] {
  const closest = nearest(tiles, here)
  return closest ? [{ ...closest, noun, count: tiles.length }] : []
}

function someGround(noun: GroundNoun, grid: Grid, here: Tile): SomeThing[] {
  const wanted = noun === 'water' ? GROUND.water : GROUND.dig
  const tiles: Tile[] = []
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) if (groundAt(grid, x, y) === wanted) tiles.push({ x, y })
  }
  const closest = nearest(tiles, here)
  return closest ? [{ ...closest, noun, count: 1 }] : []
}

function nearest(tiles: readonly Tile[], here: Tile): (Bearing & { tile: Tile }) | null {
  let best: Tile | null = null
  let bestSquare = Infinity
  for (const tile of tiles) {
    const square = (tile.x - here.x) ** 2 + (tile.y - here.y) ** 2
    if (square >= bestSquare) continue
    best = tile
    bestSquare = square
  }
  return best && { ...bearingOf(here, best), tile: best }
}

/** The tile to stand on beside a thing's foot, before it rather than behind it; never a door. Null where there is none. */
export function tileBeside(grid: Grid, foot: Tile): Tile | null {
  for (let reach = 0; reach <= BESIDE_TILES; reach++) {
    for (let dy = reach; dy >= -reach; dy--) {
      for (const dx of outwards(reach)) {
        const tile = { x: foot.x + dx, y: foot.y + dy }
        const isOnRing = Math.max(Math.abs(dx), Math.abs(dy)) === reach
        if (isOnRing && isWalkable(grid, tile.x, tile.y) && !isDoor(grid, tile.x, tile.y)) return tile
      }
    }
  }
  return null
}

/** 0, -1, 1, -2, 2 … as far as `reach`. */
function outwards(reach: number): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, i) => (i % 2 === 1 ? -(i + 1) / 2 : i / 2))
}
