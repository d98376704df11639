import type { ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { refuseNoise } from '#durable/room/chat/calming.ts'
import { withoutDeaf } from '#durable/room/chat/hearing.ts'
import type { Effect } from '#durable/room/effects.ts'
import { standUp, wakeUp } from '#durable/room/resting.ts'
import { take } from '#durable/room/state/bucket.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { usesNow } from '#durable/room/state/uses.ts'
import { wash } from '#durable/room/tints.ts'
import { isSitting } from '#durable/rules/committee/sitting.ts'
import { restLeft } from '#durable/rules/things/last-use.ts'
import type { LastUse } from '#durable/rules/things/last-use.ts'
import { USES } from '#durable/rules/things/limits.ts'
import { SELF, SELF_ACTS, SELF_REST_MS, selfActOf } from '#durable/rules/things/self.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { isWithinReach, placeOf, resultOfUse, withUse } from '#durable/rules/things/using.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { countTurn, leftToOthers } from './turns.ts'

type Asked = Extract<ClientMessage, { type: 'use' }>
export type No = { reason: Refusal; retryInMs?: number }
type Used = Extract<ServerMessage, { type: 'used' }>

/**
 * [US1] [US2] A dog uses a thing, or does something with itself, before the eyes of all. Nothing is written at once, and
 * nobody is asked: the room decides. A retry of an op that was done is answered again, and does nothing.
 */
export function handleUse(park: Park, dog: ParkDog, asked: Asked, now: number): Effect[] {
  const thing = park.usable.get(asked.thing)
  return answerUse(dog, asked, now, () =>
    thing ? onThing(park, dog, { thing, asked }, now) : onSelf(park, dog, asked, now),
  )
}

/** [US2] Does it once, as often as a dog may use things, and answers the page unless that is done later. */
export function answerUse(dog: ParkDog, asked: Asked, now: number, perform: () => Outcome): Effect[] {
  if (dog.usedOp === asked.op) return [done(dog, asked)]
  const { bucket, retryInMs } = take(dog.uses, USES, now)
  dog.uses = bucket
  if (retryInMs > 0) return [refuse(dog, asked, { reason: 'too-fast', retryInMs })]
  const outcome = perform()
  if ('reason' in outcome) return [refuse(dog, asked, outcome)]
  if (outcome.isAnsweredLater) return outcome.effects
  dog.usedOp = asked.op
  return [...outcome.effects, done(dog, asked)]
}

export type Outcome = { effects: Effect[]; isAnsweredLater?: true } | No

function onThing(
  park: Park,
  dog: ParkDog,
  { thing, asked }: { thing: UsableThing; asked: Asked },
  now: number,
): Outcome {
  const { grid } = park
  const { dog: id } = dog.visitor
  const inUse = usesNow(park, now)
  const scene = { grid, uses: inUse.filter((one) => one.thing === thing.id) }
  const tile = placeOf(thing, scene, now)
  if (!isWithinReach(thing, scene, placeAt(grid, dog.walk, now).tile, now)) return { reason: 'too-far' }
  const no = problemOfUser(dog, thing, now) ?? (isLoud(thing) ? refuseNoise(park, dog, now) : null)
  if (no) return no
  const waitMs = leftToOthers(park, dog, { thing: thing.id, tile }, now)
  if (waitMs > 0) return { reason: 'let-others', retryInMs: waitMs }
  const used = resultOfUse(thing, scene, { how: asked.how ?? 0, dog: id, walk: dog.walk, now })
  if ('reason' in used) return used
  countTurn(park, dog, thing.id, now)
  park.kept.things = withUse(inUse, { ...used, thing: thing.id }, (other) => isSeat(park, other))
  return {
    effects: [
      ...(thing.action.manner === 'seat' ? standUp : wakeUp)(park, dog, now),
      ...told(park, dog, usedMessage(thing.number, dog, used)),
      ...(thing.action.manner === 'wet' ? wash(dog, now) : []),
      { do: 'keep', what: 'things', when: 'later' },
    ],
  }
}

/** [US8] Why the dog may not use a thing that administrators have made for some alone; null where it may. */
function problemOfUser(dog: ParkDog, { given }: UsableThing, now: number): No | null {
  if (given === undefined || given.who === 'everybody' || dog.visitor.badge !== null) return null
  if (given.who === 'staff') return { reason: 'staff-only' }
  return isSitting(dog.visitor.committee, now) ? null : { reason: 'committee-only' }
}

/** [US6] Whether its use is heard. */
function isLoud({ action, given }: UsableThing): boolean {
  return action.manner === 'ring' || (given !== undefined && given.sound !== 'none')
}

/** [TH13] It reaches those alone who hear the dog: a bark is as talk is. */
function onSelf(park: Park, dog: ParkDog, { thing, how = 0 }: Asked, now: number): Outcome {
  const act = thing === SELF ? selfActOf(how) : undefined
  if (act === undefined) return { reason: 'not-here' }
  const noise = act === 'bark' ? refuseNoise(park, dog, now) : null
  if (noise) return noise
  const before = dog.didAt[act]
  const retryInMs = before === undefined ? 0 : restLeft(before, SELF_REST_MS[act], now)
  if (retryInMs > 0) return { reason: 'too-fast', retryInMs }
  dog.didAt[act] = now
  const message = usedMessage(SELF, dog, { dog: null, at: now, a: SELF_ACTS.indexOf(act), b: 0 })
  return { effects: [...wakeUp(park, dog, now), { do: 'tell', ...withoutDeaf(park, dog), message }] }
}

function usedMessage(thing: Used['thing'], { visitor: { dog } }: ParkDog, { at, a, b }: LastUse): Used {
  return { type: 'used', thing, dog, at, a, b }
}

/** [US5] Those who do not hear the dog are told that it is so: the thing moves for them as well. */
function told(park: Park, dog: ParkDog, message: Used): Effect[] {
  const { unheardBy } = withoutDeaf(park, dog)
  if (!unheardBy) return [{ do: 'tell', message }]
  const unheard: Used = { ...message, unheard: true }
  return [{ do: 'tell', unheardBy, message }, ...unheardBy.map((to): Effect => ({ do: 'send', to, message: unheard }))]
}

function isSeat(park: Park, id: string): boolean {
  return park.usable.get(id)?.action.manner === 'seat'
}

function done(dog: ParkDog, { type: request, op }: Asked): Effect {
  return { do: 'send', to: dog.visitor.dog, message: { type: 'done', request, op } }
}

function refuse(dog: ParkDog, { type: request, op }: Asked, no: No): Effect {
  return { do: 'send', to: dog.visitor.dog, message: { type: 'refused', request, op, ...no } }
}
