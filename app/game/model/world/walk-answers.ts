import type { ServerMessage } from '#durable/protocol/messages.ts'
import { hasStopped } from '#durable/rules/things/seat.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { endsAt, isSameWalk } from './same-walk.ts'
import { withWalk, withDog } from './seen-dog.ts'
import { ownDog, roomTime } from './world.ts'
import type { SeenDog, World } from './world.ts'

export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
/**
 * The ground of the room, the things that can be used in it, and our own clock (epoch ms). `was` is the ground before a welcome
 * that has changed it.
 */
export type WorldMoment = { grid: Grid; was?: Grid; usable?: readonly UsableThing[]; now: number }

/**
 * Corrects our estimate of the room's clock by one of its timestamps. A timestamp cannot lie in the room's future, so
 * the largest difference seen is the best estimate. A walk of the own dog that is under way is shifted with it, so that the
 * dog does not jump. One that is over by the timestamp stays as the room knows it: a dog sits as long as its walk is older
 * than that.
 */
export function learnClock(world: World, stamp: number, { grid, now }: WorldMoment): World {
  const byMs = stamp - now - world.clockOffsetMs
  if (byMs <= 0) return world
  const learned = { ...world, clockOffsetMs: world.clockOffsetMs + byMs }
  const me = ownDog(world)
  if (!me || hasStopped(grid, me.walk, stamp)) return learned
  return withDog(learned, { ...me, walk: { ...me.walk, startedAt: me.walk.startedAt + byMs } })
}

/** Handles a walk. Another dog's walk replaces the old one; the own dog's walk is compared with the prediction. */
export function walked(world: World, message: MessageOf<'walked'>, when: WorldMoment): World {
  const dog = world.dogs.get(message.dog)
  if (!dog) return world
  const { x, y, dirs, startedAt } = message
  const walk: Walk = { x, y, dirs, startedAt }
  if (message.dog !== world.me) return withDog(world, withWalk(world, dog, walk, when))
  return ownWalked({ ...world, told: walk }, dog, { message, walk, when })
}

function ownWalked(
  world: World,
  dog: SeenDog,
  { message, walk, when }: { message: MessageOf<'walked'>; walk: Walk; when: WorldMoment },
): World {
  const { prediction } = world
  if (!prediction) return withDog(world, withWalk(world, dog, walk, when))
  const isAnswer = message.seq !== undefined && message.seq >= prediction.seq
  if (!isAnswer)
    return { ...world, prediction: { ...prediction, confirmed: { ...prediction.confirmed, walk, pose: 'stand' } } }
  const settled = { ...world, prediction: null }
  return isSameWalk(dog.walk, walk) ? settled : withDog(settled, withWalk(world, dog, walk, when))
}

/** Handles a pose: a dog has sat down, lain down or stood up. */
export function rested(world: World, message: MessageOf<'rested'>, when: WorldMoment): World {
  const dog = world.dogs.get(message.dog)
  if (!dog) return world
  const { pose, facing, x, y } = message
  const standing: Walk = { x, y, dirs: '', startedAt: roomTime(world, when.now) }
  const { prediction, told } = world
  const isOwn = message.dog === world.me
  if (isOwn && told && !endsAt(told, message)) world = { ...world, told: standing }
  if (prediction && isOwn) {
    const walk = endsAt(prediction.confirmed.walk, message) ? prediction.confirmed.walk : standing
    return { ...world, prediction: { ...prediction, confirmed: { walk, pose, facing } } }
  }
  const placed = endsAt(dog.walk, message) ? dog : withWalk(world, dog, standing, when)
  return withDog(world, { ...placed, pose, facing })
}

/** Handles a refusal: a predicted walk that the room has refused is undone. */
export function withRefusal(world: World, message: MessageOf<'refused'>, when: WorldMoment): World {
  const { prediction, me } = world
  // A walk that was only too early is sent again (game/game.ts), so the prediction may stay.
  if (message.request !== 'walk' || message.reason === 'too-fast' || !prediction) return world
  if (message.seq !== prediction.seq) return world
  const dog = me === null ? undefined : world.dogs.get(me)
  const settled = { ...world, prediction: null }
  const { walk, pose, facing } = prediction.confirmed
  return dog ? withDog(settled, { ...withWalk(world, dog, walk, when), pose, facing }) : settled
}
