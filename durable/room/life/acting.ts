import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Deed } from '#durable/room/act.ts'
import { withoutDeaf } from '#durable/room/chat/hearing.ts'
import type { Effect } from '#durable/room/effects.ts'
import { freeSpot, thingHere } from '#durable/room/ground/things.ts'
import { wakeUp } from '#durable/room/resting.ts'
import { take } from '#durable/room/state/bucket.ts'
import type { Allowance } from '#durable/room/state/bucket.ts'
import { isAsleep } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { isOfSomebody, isTalk, takeGifts, talk } from '#durable/room/using/npcs.ts'
import { atPost } from '#durable/room/using/posts.ts'
import { atAnswer, isOfRiddle } from '#durable/room/using/riddle.ts'
import { atTrailEnd, isOfTrail } from '#durable/room/using/trail.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { digOn } from './digging.ts'
import { soilAt } from './nosing.ts'
import { poop, scoop } from './pooping.ts'
import { leavePawPrint } from './printing.ts'

export type Verb = Extract<
  ClientMessage,
  { type: 'sniff' | 'dig' | 'drop' | 'pickUp' | 'poop' | 'scoop' | 'pawPrint' | 'use' }
>

/** [M5] Acts of one dog: four at once, then one a second. */
const ACTS: Allowance = { burst: 4, refillMs: 1000 }

/** Checks what the room itself can check, then asks the ledger. A dog has one act in progress at a time. */
export function act(park: Park, dog: ParkDog, asked: Verb, now: number): Effect[] {
  // A retry of the act in progress: its answer is on the way.
  if (dog.asking === asked.op) return []
  const { bucket, retryInMs } = take(dog.acts, ACTS, now)
  dog.acts = bucket
  if (retryInMs > 0) return [refuseAct(dog, asked, { reason: 'too-fast', retryInMs })]
  if (dog.asking !== null) return [refuseAct(dog, asked, { reason: 'too-fast', retryInMs: ACTS.refillMs })]
  const woken = wakeUp(park, dog, now)
  if (asked.type === 'dig') {
    const started = digOn(park, dog, asked, now)
    if (started) return [...woken, ...started]
  }
  const { dog: id, user, epoch } = dog.visitor
  if (asked.type === 'use' && isOfSomebody(asked) && isTalk(asked)) return [...woken, talk(park, dog, asked, now)]
  const vouched = vouch(park, dog, asked, now)
  if ('refused' in vouched) return [...woken, refuseAct(dog, asked, vouched.refused)]
  const { deed, no, first = [] } = vouched
  dog.asking = asked.op
  const gesture: Effect[] =
    deed.type === 'sniff' && no === null
      ? [{ do: 'tell', ...withoutDeaf(park, dog), message: { type: 'sniffed', dog: id, other: deed.other } }]
      : []
  return [...woken, ...gesture, ...first, { do: 'ask', act: { op: asked.op, dog: id, user, epoch, no, ...deed } }]
}

/** `first` are effects to carry out before the ledger is asked. */
type Vouched =
  | { deed: Deed; no: ActProblem | null; first?: Effect[] }
  | { refused: { reason: Refusal; retryInMs?: number } }

function vouch(park: Park, dog: ParkDog, asked: Verb, now: number): Vouched {
  const { tile } = placeAt(park.grid, dog.walk, now)
  switch (asked.type) {
    case 'sniff':
      return { deed: { type: 'sniff', other: asked.dog }, no: sniffProblem(park, { dog, tile }, asked, now) }
    case 'dig':
      // `digOn` has made all checks by now.
      return { deed: { type: 'dig', tile, soil: soilAt(park, dog, tile, now) }, no: null }
    case 'drop': {
      const spot = freeSpot(park, tile)
      const thing = { id: asked.thing, ver: asked.ver }
      return { deed: { type: 'drop', thing, tile: spot ?? tile }, no: spot ? null : 'place-taken' }
    }
    case 'pickUp': {
      const lying = thingHere(park, asked.thing)
      const isNear = lying !== undefined && isInReach(tile, lying)
      const thing = { id: asked.thing, ver: asked.ver }
      return { deed: { type: 'pickUp', thing }, no: lying && !isNear ? 'too-far' : null }
    }
    case 'poop':
      return poop(park, { dog, tile }, asked.text, now)
    case 'scoop':
      return scoop(park, { dog, tile }, asked.poop, now)
    case 'pawPrint':
      return leavePawPrint(park, dog, asked, now)
    case 'use':
      if (isOfTrail(asked)) return atTrailEnd(park, dog, now)
      if (isOfRiddle(asked)) return atAnswer(park, dog, now)
      return isOfSomebody(asked) ? takeGifts(park, dog, asked, now) : atPost(park, dog, asked, now)
  }
}

type Where = { dog: ParkDog; tile: Tile }

/** [J2] [H7] The other dog must be here, near and awake. A dog may always sniff itself. */
function sniffProblem(
  park: Park,
  { dog, tile }: Where,
  asked: Extract<Verb, { type: 'sniff' }>,
  now: number,
): ActProblem | null {
  const other = park.dogs.get(asked.dog)
  if (other === dog) return null
  if (!other || other.hidden) return 'not-here'
  if (isAsleep(other)) return 'dog-sleeps'
  return isInReach(tile, placeAt(park.grid, other.walk, now).tile) ? null : 'too-far'
}

function refuseAct(
  dog: ParkDog,
  { type: request, op }: Pick<Verb, 'type' | 'op'>,
  no: { reason: Refusal; retryInMs?: number },
): Effect {
  return { do: 'send', to: dog.visitor.dog, message: { type: 'refused', request, op, ...no } }
}
