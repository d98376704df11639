import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf, walkTo } from '#durable/rules/walks.ts'
import { withWalk, withDog } from './seen-dog.ts'
import { roomTime } from './world.ts'
import type { World } from './world.ts'

export type WalkRequest = Extract<ClientMessage, { type: 'walk' }>

/**
 * Predicts a walk of the own dog by the rules that the room will use. Returns the world with the walk in it and the
 * request to send; null if no way leads near the tile. `now` is our own clock, epoch ms.
 */
export function predict(
  world: World,
  goal: Tile,
  { grid, now }: { grid: Grid; now: number },
): { world: World; request: WalkRequest } | null {
  const dog = world.me === null ? undefined : world.dogs.get(world.me)
  if (!dog) return null
  const walk = walkTo(grid, dog.walk, goal, { isTaken: takenTiles(world), now: roomTime(world, now) })
  if (!walk) return null
  const seq = world.walkSeq + 1
  const { pose, facing } = dog
  const confirmed = world.prediction?.confirmed ?? { walk: dog.walk, pose, facing }
  const next = withDog(world, withWalk(world, dog, walk, { grid, now }))
  return {
    world: { ...next, walkSeq: seq, prediction: { seq, goal, confirmed } },
    request: { type: 'walk', seq, ...goal },
  }
}

/** Returns a function that says whether another dog stands on a tile or is on its way there. */
export function takenTiles(world: World): (tile: Tile) => boolean {
  const ends = [...world.dogs.values()].filter(({ id }) => id !== world.me).map(({ walk }) => keyOf(endOf(walk)))
  const taken = new Set(ends)
  return (tile) => taken.has(keyOf(tile))
}

function keyOf({ x, y }: Tile): string {
  return `${x},${y}`
}
