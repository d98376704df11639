import type { ClientMessage } from '#durable/protocol/messages.ts'
import { freeTileNear } from '#durable/rules/paths.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf, placeAt, walkFrom } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { roomTime, setWalk, withDog } from './world.ts'
import type { World } from './world.ts'

export type WalkRequest = Extract<ClientMessage, { type: 'walk' }>

/**
 * Sends own dog to a tile at once, by the rules that the room will use, and gives the request to send; null where no
 * way leads near the tile. `now` is our own clock, epoch ms.
 */
export function predict(
  world: World,
  goal: Tile,
  { grid, now }: { grid: Grid; now: number },
): { world: World; request: WalkRequest } | null {
  const dog = world.me === null ? undefined : world.dogs.get(world.me)
  if (!dog) return null
  const walk = walkTo(world, dog.walk, goal, { grid, now: roomTime(world, now) })
  if (!walk) return null
  const seq = world.walkSeq + 1
  const { pose, facing } = dog
  const confirmed = world.prediction?.confirmed ?? { walk: dog.walk, pose, facing }
  const next = withDog(world, setWalk(world, dog, walk, { grid, now }))
  return {
    world: { ...next, walkSeq: seq, prediction: { seq, goal, confirmed } },
    request: { type: 'walk', seq, ...goal },
  }
}

/** Whether another dog stands on the tile or is on its way there. */
export function isTaken(world: World, tile: Tile): boolean {
  return [...world.dogs.values()].some((dog) => {
    const end = endOf(dog.walk)
    return dog.id !== world.me && end.x === tile.x && end.y === tile.y
  })
}

// As the room does it: a goal where another dog means to stand shifts to the nearest free tile.
function walkTo(world: World, current: Walk, goal: Tile, { grid, now }: { grid: Grid; now: number }): Walk | null {
  const way = walkFrom(grid, current, goal, now)
  if (!way) return null
  const end = endOf(way)
  const from = placeAt(grid, current, now).tile
  const free = freeTileNear(grid, end, { from, isTaken: (tile) => isTaken(world, tile) })
  return free === end ? way : walkFrom(grid, current, free, now)
}
