import type { DogId, NudgeAbout } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Act, LedgerOutcome } from '#durable/room/act.ts'
import { knockOf } from '#durable/room/chat/knocking.ts'
import type { Effect } from '#durable/room/effects.ts'
import { leaveHole } from '#durable/room/ground/holes.ts'
import { layPoop, takePoop } from '#durable/room/ground/poops.ts'
import { lay, lift, thingHere } from '#durable/room/ground/things.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { wakeWhenDue } from '#durable/room/stays/dropping.ts'
import { tellMarks } from '#durable/room/using/posts.ts'
import { rememberTrail } from '#durable/room/using/trail.ts'
import { HUNT, huntWeekOn } from '#durable/rules/calendar/hunt.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import { rememberHunt } from './hunting.ts'
import { rememberSpot, tellNose } from './nosing.ts'
import { stampAct } from './stamping.ts'

/** Handles the ledger's answer to an act: the dog that asked gets `done` or `refused`, and all see what has changed. */
export function settle(park: Park, act: Act, outcome: LedgerOutcome, now: number): Effect[] {
  const { op, type: request, dog: id } = act
  const dog = park.dogs.get(id)
  if (dog?.asking === op) dog.asking = null
  const isThere = dog !== undefined && !isAway(dog)
  if (outcome.type === 'refused') {
    const { reason } = outcome
    const no: Effect[] = isThere ? [{ do: 'send', to: id, message: { type: 'refused', request, op, reason } }] : []
    // The room showed a thing that is gone by the ledger.
    const isGhost =
      act.type === 'pickUp' && reason === 'item-gone' && thingHere(park, act.thing.id)?.ver === act.thing.ver
    if (isGhost) return [...no, ...lift(park, act.thing, null)]
    if (act.type === 'dig') return [...no, ...huntRefused(park, act, reason, now)]
    return act.type === 'scoop' && reason === 'poop-gone' ? [...no, ...takePoop(park, act.poop, null)] : no
  }
  const { gain, about } = gainOf(outcome)
  const answer: Effect[] = isThere
    ? [
        { do: 'send', to: id, message: { type: 'done', request, op, ...gain } },
        ...(about === null ? [] : [{ do: 'send', to: id, message: { type: 'nudge', about } } as const]),
      ]
    : []
  const marks = isThere && outcome.type === 'post' && 'post' in act ? tellMarks(dog, act.post, outcome) : []
  return [...answer, ...marks, ...seen(park, act, outcome, now), ...stampAct(park, act, outcome, now)]
}

type Done = Exclude<LedgerOutcome, { type: 'refused' }>

type Gain = { karma?: number; bones?: number; errandDone?: true }

function gainOf(outcome: Done): { gain: Gain; about: NudgeAbout | null } {
  if (outcome.type === 'sniff' || outcome.type === 'scoop') return { gain: { karma: outcome.karma }, about: 'life' }
  if (outcome.type === 'dig') return { gain: { bones: outcome.bones }, about: outcome.bones > 0 ? 'bag' : null }
  if (outcome.type === 'use') {
    const { bones, karma, isErrandDone } = outcome
    const gain = { ...(bones > 0 && { bones }), ...(karma > 0 && { karma }) }
    return { gain: { ...gain, ...(isErrandDone && { errandDone: true as const }) }, about: 'life' }
  }
  if (outcome.type === 'trail') {
    const { bones, karma } = outcome
    return { gain: { bones, ...(karma > 0 && { karma }) }, about: 'life' }
  }
  if (outcome.type === 'riddle') return { gain: {}, about: 'life' }
  if (outcome.type === 'post') {
    const { karma } = outcome
    return karma > 0 ? { gain: { karma }, about: 'life' } : { gain: {}, about: null }
  }
  const isOfTheBag = outcome.type === 'drop' || outcome.type === 'pickUp'
  return { gain: {}, about: isOfTheBag ? 'bag' : null }
}

function seen(park: Park, act: Act, outcome: Done, now: number): Effect[] {
  const { dog } = act
  if (act.type === 'poop' && outcome.type === 'poop')
    return [...layPoop(park, act, { until: now + outcome.liesMs, now }), ...wakeWhenDue(park, now)]
  if (act.type === 'scoop') return [...takePoop(park, act.poop, dog), ...wakeWhenDue(park, now)]
  if (act.type === 'pawPrint') return [...nudge(park, act.to, 'prints'), ...printKnock(park, act, now)]
  if (act.type === 'dig' && outcome.type === 'dig') {
    const digger = park.dogs.get(dog)
    if (digger && outcome.isSpot && act.soil?.spot) rememberSpot(digger, act.soil.spot, now)
    const hunters = hunted(park, act, outcome)
    const nosing = hunters.length > 0 ? hunters : digger ? [digger] : []
    return [...dug(park, act, { bones: outcome.bones, now }), ...nosing.flatMap((one) => noseOf(park, one, now))]
  }
  if (outcome.type === 'trail' && 'trail' in act) return trailFound(park, act, now)
  if (outcome.type === 'riddle') return rose(dog, outcome.risenTo)
  if (outcome.type === 'drop') return outcome.thing ? lay(park, outcome.thing) : []
  return act.type === 'pickUp' ? lift(park, act.thing, dog) : []
}

type Dig = Extract<Act, { type: 'dig' }>

function noseOf(park: Park, dog: ParkDog, now: number): Effect[] {
  return isAway(dog) ? [] : tellNose(park, dog, now)
}

/** [CA3] The dogs of this user that are here know of a find of the hunt. Returns them; none where it was no such find. */
function hunted(park: Park, { user, soil }: Dig, { hunt: finds }: { hunt?: number }): ParkDog[] {
  return finds !== undefined && soil?.hunt ? rememberHunt(park, user, { ...soil.hunt, finds }) : []
}

/** [CA3] The user has found all that count, or this very find, in another room: the room did not know of it. */
function huntRefused(park: Park, { user, dog: id, soil }: Dig, reason: Refusal, now: number): Effect[] {
  const dog = park.dogs.get(id)
  if (!dog || !soil?.hunt || (reason !== 'hunt-full' && reason !== 'hunt-found')) return []
  const { day, bit } = soil.hunt
  const finds = reason === 'hunt-full' ? HUNT.finds : huntWeekOn(day, dog.visitor.hunt).finds
  return rememberHunt(park, user, { day, bit, finds }).flatMap((one) => noseOf(park, one, now))
}

/** Only dogs that have the last rank may know of it. */
function rose(dog: DogId, rank: Rank | null): Effect[] {
  return rank === null || rank === 'morph' ? [] : [{ do: 'tell', message: { type: 'risen', dog, rank } }]
}

/** [SC1] The dogs of this user that are here smell the trail of that day no more. */
function trailFound(park: Park, { user, trail }: Extract<Act, { trail: number }>, now: number): Effect[] {
  const theirs = [...park.dogs.values()].filter(({ visitor }) => visitor.user === user)
  return theirs.flatMap((dog) => {
    rememberTrail(dog, trail)
    return isAway(dog) ? [] : tellNose(park, dog, now)
  })
}

/** All see the hole that a dig leaves, whatever was found. */
function dug(
  park: Park,
  { dog, tile }: Extract<Act, { type: 'dig' }>,
  { bones, now }: { bones: number; now: number },
): Effect[] {
  const hole = leaveHole(park, tile, now)
  return [
    { do: 'tell', message: { type: 'dug', dog, bones, hole } },
    { do: 'keep', what: 'holes', when: 'later' },
  ]
}

function printKnock(park: Park, { dog, to }: Extract<Act, { type: 'pawPrint' }>, now: number): Effect[] {
  const from = park.dogs.get(dog)
  const other = park.dogs.get(to)
  return from && other ? knockOf({ from, to: other, now }) : []
}

/** Nudges a dog that is connected. A page that has lost its connection fetches everything when it is back. */
function nudge(park: Park, to: DogId, about: NudgeAbout): Effect[] {
  const dog = park.dogs.get(to)
  return dog && !isAway(dog) ? [{ do: 'send', to, message: { type: 'nudge', about } }] : []
}
