import type { World } from '#app/game/model/world/world.ts'
import { accessProblem } from '#durable/rules/places/access.ts'
import type { AccessProblem, Passer } from '#durable/rules/places/access.ts'
import type { GateGround } from '#durable/rules/places/gates.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import type { CompiledRoom } from '#durable/world/compile-room.ts'
import { tilesOf } from '#durable/world/room-doc.ts'
import type { Door, RoomDoc } from '#durable/world/room-doc.ts'

/**
 * A room that is ready to be drawn and walked in. `pack` is the hash of its pack, `usable` are its things that can be used, `gates`
 * what is for some dogs alone: null for a room in which nothing is.
 */
export type ParkPlace = CompiledRoom & {
  doc: RoomDoc
  pack: string
  usable: readonly UsableThing[]
  gates: PlaceGates | null
}

export function placeOfPack(pack: string, doc: RoomDoc): ParkPlace {
  return { ...compileRoom(doc), doc, pack, usable: usableThings(doc.things), gates: null }
}

/** [G7] The gates of a room (place-gates.ts), and the ground that they leave to the own dog at `now` (own clock, epoch ms). */
export type PlaceGates = GateGround & { groundFor: (world: World, now: number) => Grid }

/** [G7] The ground on which the own dog finds its way at `now` (own clock, epoch ms). */
export function ownGround({ grid, gates }: ParkPlace, world: World, now: number): Grid {
  return gates?.groundFor(world, now) ?? grid
}

/**
 * The offsets of a tile and its neighbours, itself first: a click on the frame of a door, or beyond it, means the door.
 */
const BESIDE = [0, -1, 1].flatMap((dy) => [0, -1, 1].map((dx) => ({ dx, dy })))

/** The tile that a click means: if the tile cannot be walked on, the door beside it, if there is one. */
export function meantTile(place: ParkPlace, tile: Tile): Tile {
  if (isWalkable(place.grid, tile.x, tile.y)) return tile
  const near = BESIDE.map(({ dx, dy }) => ({ x: tile.x + dx, y: tile.y + dy }))
  return near.find((beside) => place.doorAt(beside) !== null) ?? tile
}

/** The tile of a door that is nearest to `from`; null if the room has no such door. */
export function tileOfDoor(place: ParkPlace, id: string, from: Tile): Tile | null {
  const door = place.doors.find((each) => each.id === id)
  const byDistance = (one: Tile, other: Tile) => distance(one, from) - distance(other, from)
  return door ? (tilesOf(door).toSorted(byDistance)[0] ?? null) : null
}

function distance(one: Tile, other: Tile): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/**
 * Why the dog may not pass a door, if the page can know it: by its pack or its rank. All other conditions are checked
 * only by the server.
 */
export function knownProblem(door: Door, passer: Passer): AccessProblem | null {
  const problem = door.access ? accessProblem(door.access, passer) : null
  return problem?.reason === 'only-pack' || problem?.reason === 'rank-too-low' ? problem : null
}
