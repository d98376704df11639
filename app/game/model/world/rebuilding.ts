import { withNote } from '#app/game/model/chat/chat-log.ts'
import type { Welcome } from '#durable/protocol/messages.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { isWalkOn } from '#durable/rules/walks.ts'
import { glideFrom } from './glide.ts'
import { hopFrom } from './hop.ts'
import { drawnPlaceOf } from './seen-dog.ts'
import { ownDog } from './world.ts'
import type { World } from './world.ts'

/** [ED4] Whether a welcome brings other ground to the room in which the own dog is. */
export function isRebuilt({ room, pack }: Pick<World, 'room' | 'pack'>, welcome: Pick<Welcome, 'room' | 'pack'>) {
  return pack !== null && room === welcome.room && pack !== welcome.pack
}

/** The ground before and now, and when it has changed (own clock, epoch ms). */
type Change = { was: Grid; grid: Grid; now: number }

/**
 * [ED4] The world after the ground of the room has changed under it. `next` is what the welcome says. Dogs go on from where
 * they were drawn: who was moved hops. A walk that the room has not answered goes on if the new ground allows it.
 */
export function rebuilt(world: World, next: World, { was, grid, now }: Change): World {
  const going = withOwnWalk(world, next, grid)
  const dogs = new Map(going.dogs)
  for (const dog of going.dogs.values()) {
    const before = world.dogs.get(dog.id)
    if (!before) continue
    const from = drawnPlaceOf(world, was, before, now)
    const to = drawnPlaceOf(going, grid, dog, now)
    const hop = hopFrom(from, to, now)
    const same = hop ? { hop } : { glide: glideFrom(from, to, now), doing: before.doing }
    dogs.set(dog.id, { ...dog, ...same })
  }
  const log = withNote(going.log, { note: 'rebuilt', dog: null, name: '', at: now })
  return { ...going, dogs, log, roulette: world.roulette }
}

// Its times are those of the room's clock, which the welcome has corrected.
function withOwnWalk(world: World, next: World, grid: Grid): World {
  const { prediction } = world
  const [shown, told] = [ownDog(world), ownDog(next)]
  if (!prediction || !shown || !told || !isWalkOn(grid, shown.walk)) return next
  const { walk, pose, facing } = told
  const byMs = next.clockOffsetMs - world.clockOffsetMs
  const own = { ...shown, ...told, walk: { ...shown.walk, startedAt: shown.walk.startedAt + byMs } }
  return {
    ...next,
    dogs: new Map(next.dogs).set(told.id, { ...own, pose: 'stand' }),
    prediction: { ...prediction, confirmed: { walk, pose, facing } },
  }
}
