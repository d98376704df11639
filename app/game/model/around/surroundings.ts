import type { ParkPlace } from '#app/game/model/places/place.ts'
import { bearingOf } from '#app/game/model/world/whereabouts.ts'
import type { Bearing } from '#app/game/model/world/whereabouts.ts'
import { GROUND, groundAt, isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { tilesOf } from '#durable/world/room-doc.ts'
import type { Door, Thing } from '#durable/world/room-doc.ts'
import { footOf } from './foot.ts'
import { nounOfThing, THING_NOUNS } from './thing-nouns.ts'
import type { ThingNoun } from './thing-nouns.ts'

/** A way to another room: the nearest door to it, and that door's nearest tile. */
export type WayOut = Bearing & { door: Door; tile: Tile }

/** The kinds of ground that are described in words. */
export type GroundNoun = 'water' | 'digging'

/** A kind of thing to walk to: how many there are, and the nearest one with the tile beside it. */
export type SomeThing = Bearing & { count: number; tile: Tile } & (
    | { noun: ThingNoun; thing: Thing }
    | { noun: GroundNoun; thing?: undefined }
  )

/** How far from its foot a tile may be to count as beside a thing, tiles. */
const BESIDE_TILES = 3

/** How far north and beside its foot a tap still means a thing that stands there, tiles: things are drawn above their foot. */
const MEANT = { north: 3, beside: 2 }

/** How near counts as having arrived, tiles: the goal may be a dog, or have a dog in front of it. */
const THERE_TILES = 2

/**
 * Whether a walk to something has led there, by its bearing now. Another dog, a door or a new order may have ended the
 * walk.
 */
export function hasArrived({ distance }: Bearing): boolean {
  return distance <= THERE_TILES
}

/** The ways out as seen from a tile, one for each neighbouring room, in the order of the room's doors. */
export function waysOut({ doors }: ParkPlace, here: Tile): WayOut[] {
  const ways = new Map<string, WayOut>()
  for (const door of doors) {
    const known = ways.get(door.to.room)
    const way = nearest(tilesOf(door), here)
    if (way && (!known || way.distance < known.distance)) ways.set(door.to.room, { ...way, door })
  }
  return [...ways.values()]
}

/**
 * The things and kinds of ground in the room as seen from a tile, without dogs and doors; landmarks first. `tileOf` says
 * where a thing is that moves.
 */
export function thingsHere(place: ParkPlace, here: Tile, tileOf = (thing: Thing) => footOf(thing)): SomeThing[] {
  const found = new Map<string, { noun: ThingNoun; tile: Tile; thing: Thing }[]>()
  for (const thing of place.doc.things) {
    const noun = nounOfThing(thing)
    const tile = noun && tileBeside(place.grid, tileOf(thing))
    const kind = noun === 'curio' ? thing.prefab : noun
    if (kind && tile) found.set(kind, [...(found.get(kind) ?? []), { noun, tile, thing }])
  }
  const kinds = [...found.values()].flatMap((some) => (some[0] ? [{ noun: some[0].noun, some }] : []))
  const inOrder = kinds.toSorted((one, other) => THING_NOUNS.indexOf(one.noun) - THING_NOUNS.indexOf(other.noun))
  const things = inOrder.flatMap(({ noun, some }): SomeThing[] => {
    const closest = nearest(
      some.map(({ tile }) => tile),
      here,
    )
    const thing = some.find(({ tile }) => tile === closest?.tile)?.thing
    return closest && thing ? [{ ...closest, noun, thing, count: some.length }] : []
  })
  return [...things, ...someGround('water', place.grid, here), ...someGround('digging', place.grid, here)]
}

/** What a tap on a tile means that cannot be walked on, or that a thing stands on: the nearest thing with a noun, and its foot. */
export function thingAt({ grid, doc }: ParkPlace, tile: Tile): { noun: ThingNoun; thing: Thing; foot: Tile } | null {
  const isBlocked = !isWalkable(grid, tile.x, tile.y)
  let best: { noun: ThingNoun; thing: Thing; foot: Tile; distance: number } | null = null
  for (const thing of doc.things) {
    const noun = nounOfThing(thing)
    if (noun === null) continue
    const foot = footOf(thing)
    const aside = Math.abs(foot.x - tile.x)
    const north = foot.y - tile.y
    const isMeant = isBlocked ? aside <= MEANT.beside && north >= 0 && north <= MEANT.north : aside + north === 0
    const distance = aside + Math.abs(north)
    if (isMeant && north >= 0 && (!best || distance < best.distance)) best = { noun, thing, foot, distance }
  }
  return best && { noun: best.noun, thing: best.thing, foot: best.foot }
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

/** The tile to stand on beside a thing's foot, rather in front than behind; never a door. Null if there is none. */
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

/** The numbers 0, -1, 1, -2, 2 … up to `reach`. */
function outwards(reach: number): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, i) => (i % 2 === 1 ? -(i + 1) / 2 : i / 2))
}
