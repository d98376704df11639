import type { ParkPlace } from '#app/game/model/places/place.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { drawnPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { bearingOf, tileOf } from '#app/game/model/world/whereabouts.ts'
import type { Bearing } from '#app/game/model/world/whereabouts.ts'
import type { World } from '#app/game/model/world/world.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { nounOfThing } from './thing-nouns.ts'
import type { ThingNoun } from './thing-nouns.ts'

/**
 * A tile described for a player who does not see it: where it is, the dogs on it, what stands there, and its ground.
 */
export type TileWords = Bearing & {
  dogs: readonly string[]
  /** The room behind it if it is a door, else null. */
  door: string | null
  thing: ThingNoun | null
  ground: 'path' | 'water' | 'digging' | 'blocked'
}

export function wordsOfTile(place: ParkPlace, world: World, { tile, now }: { tile: Tile; now: number }): TileWords {
  const { grid, doc } = place
  const isHere = (other: Tile) => other.x === tile.x && other.y === tile.y
  const dogs = [...world.dogs.values()].filter((dog) => isHere(drawnPlaceOf(world, grid, dog, now).tile))
  const thing = doc.things.find(
    (one) =>
      nounOfThing(one) !== null && isHere({ x: Math.floor(one.x / TILE_PX), y: Math.floor((one.y - 1) / TILE_PX) }),
  )
  return {
    ...bearingOf(tileOf(world, world.me, { grid, now }), tile),
    dogs: dogs.filter(({ id }) => id !== world.me).map((dog) => calledHere(world, dog)),
    door: place.doorAt(tile)?.to.room ?? null,
    thing: thing ? nounOfThing(thing) : null,
    ground: groundWord(groundAt(grid, tile.x, tile.y)),
  }
}

function groundWord(ground: number): TileWords['ground'] {
  if (ground === GROUND.water) return 'water'
  if (ground === GROUND.dig) return 'digging'
  return ground === GROUND.forbidden ? 'blocked' : 'path'
}
