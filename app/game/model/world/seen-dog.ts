import type { DogId } from '#durable/protocol/messages.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { placeAt } from '#durable/rules/walks.ts'
import type { Place, Walk } from '#durable/rules/walks.ts'
import { glideFrom, leftOf } from './glide.ts'
import { hopAt } from './hop.ts'
import { rememberedStepAt } from './remembered-steps.ts'
import { roomTime } from './world.ts'
import type { SeenDog, World } from './world.ts'

/** Where a dog is drawn at `now` (own clock): its place by the rules plus the offset of a glide. */
export function drawnPlaceOf(world: World, grid: Grid, dog: SeenDog, now: number): Place & { isGliding: boolean } {
  const place = placeAt(grid, dog.walk, roomTime(world, now), rememberedStepAt)
  const left = dog.glide && leftOf(dog.glide, now)
  return left
    ? { ...place, x: place.x + left.dx, y: place.y + left.dy, isGliding: true }
    : { ...place, isGliding: false }
}

/** The same, and how high it hops above that, art px. With `isStill` no dog hops. */
export function shownPlaceOf(
  world: World,
  grid: Grid,
  dog: SeenDog,
  { now, isStill }: { now: number; isStill: boolean },
): Place & { isGliding: boolean; up: number } {
  const place = drawnPlaceOf(world, grid, dog, now)
  const hop = dog.hop && !isStill ? hopAt(dog.hop, now) : null
  return hop ? { ...place, x: place.x + hop.dx, y: place.y + hop.dy, isGliding: true, up: hop.up } : { ...place, up: 0 }
}

/** Gives a dog another walk. A jump in its place becomes a glide. */
export function withWalk(world: World, dog: SeenDog, walk: Walk, { grid, now }: { grid: Grid; now: number }): SeenDog {
  const before = drawnPlaceOf(world, grid, dog, now)
  const after = placeAt(grid, walk, roomTime(world, now))
  const glide = glideFrom(before, after, now)
  return { ...dog, walk, pose: 'stand', facing: before.facing ?? dog.facing, glide, doing: undefined }
}

export function withDog(world: World, dog: SeenDog): World {
  return { ...world, dogs: new Map(world.dogs).set(dog.id, dog) }
}

/** Changes some fields of a dog; the world is unchanged if the dog is not here. */
export function changeDog(world: World, id: DogId, fields: Partial<SeenDog>): World {
  const dog = world.dogs.get(id)
  return dog ? withDog(world, { ...dog, ...fields }) : world
}

/**
 * The world after the connection is lost: the own dog curls up, as the others see it, and nobody answers the walk that it was
 * sent on.
 */
export function lostTouch(world: World): World {
  return world.me === null ? world : { ...changeDog(world, world.me, { away: true }), prediction: null }
}
