import type { ClientMessage, DogId } from '#durable/protocol/messages.ts'
import type { Act, LedgerOutcome } from '#durable/room/act.ts'
import type { Effect } from '#durable/room/effects.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import { TOGETHER_FIND, stampsSeen } from '#durable/rules/stamps/seen.ts'
import type { SeenDeed } from '#durable/rules/stamps/seen.ts'
import { hasStamp, stampMaskFor, missingIn } from '#durable/rules/stamps/stamps.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import { hasSwum, placeAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'

/** A message that was played: `before` is the walk that the dog was on, `effects` what has come of it. */
type Played = { message: ClientMessage; before: Walk; effects: readonly Effect[] }

/** [BK2] The stamps that a message is worth by what the room has seen the dog do. */
export function stampMessage(park: Park, dog: ParkDog, { message, before, effects }: Played, now: number): Effect[] {
  if (dog.visitor.stamps === undefined || isRefused(effects)) return []
  switch (message.type) {
    case 'walk': {
      const swims = seen(park, dog, { did: 'swim' }, now)
      return [
        ...ask(dog, dog.walk.dirs === '' ? [] : seen(park, dog, { did: 'walk' }, now)),
        ...(swims.length > 0 && hasSwum(park.grid, before, now) ? ask(dog, swims) : []),
      ]
    }
    case 'say':
    case 'phrase':
      return ask(dog, seen(park, dog, { did: 'say' }, now))
    case 'smell':
      return ask(dog, seen(park, dog, { did: 'smell' }, now))
    case 'use': {
      const thing = park.usable.get(message.thing)
      return thing && isUsed(effects) ? ask(dog, seen(park, dog, { did: 'use', prefab: thing.prefab }, now)) : []
    }
    default:
      return []
  }
}

/** [BK2] The stamps of an act that the ledger has performed: those that its op has given are told, others are asked for. */
export function stampAct(
  park: Park,
  act: Act,
  outcome: Exclude<LedgerOutcome, { type: 'refused' }>,
  now: number,
): Effect[] {
  const dog = park.dogs.get(act.dog)
  if (!dog) return []
  switch (outcome.type) {
    case 'sniff':
    case 'scoop':
    case 'dig':
      return tell(dog, stampsOfAct(outcome))
    case 'use':
      return tell(dog, stampsOfAct({ ...outcome, type: 'gift' }))
    case 'trail':
      return [...tell(dog, stampsOfAct({ type: 'trail', now })), ...findTogether(park, dog, now)]
    case 'riddle':
      return outcome.isRight ? tell(dog, stampsOfAct({ type: 'right' })) : []
    case 'post':
      return 'post' in act && act.how !== 'wipe' ? ask(dog, seen(park, dog, { did: act.how }, now)) : []
    default:
      return []
  }
}

/** What the database has answered: which stamps are new, or null where it has not. */
export type StampAnswer = { dog: DogId; keys: readonly StampKey[]; fresh: readonly StampKey[] | null }

/** [BK2] The page is told when the database has the stamps. If it did not answer, the dog may earn them again. */
export function stamped(park: Park, { dog: id, keys, fresh }: StampAnswer): Effect[] {
  const dog = park.dogs.get(id)
  if (dog?.visitor.stamps === undefined) return []
  if (fresh) return fresh.length > 0 && !isAway(dog) ? [nudge(id)] : []
  const { stamps } = dog.visitor
  return keep(dog, stamps - stampMaskFor(keys.filter((key) => hasStamp(stamps, key))))
}

/** [BK2] The dogs of other users that have found the end of the trail near by a moment ago have found it together with this one. */
function findTogether(park: Park, dog: ParkDog, now: number): Effect[] {
  dog.trailAt = now
  const { tile } = placeAt(park.grid, dog.walk, now)
  const others = [...park.dogs.values()].filter((other) => {
    if (other.visitor.user === dog.visitor.user || now - (other.trailAt ?? -Infinity) > TOGETHER_FIND.withinMs)
      return false
    const { x, y } = placeAt(park.grid, other.walk, now).tile
    return Math.max(Math.abs(x - tile.x), Math.abs(y - tile.y)) <= TOGETHER_FIND.tiles
  })
  return others.length === 0 ? [] : [dog, ...others].flatMap((one) => ask(one, ['trail-together']))
}

function seen(park: Park, { visitor: { born, stamps = 0 } }: ParkDog, doing: SeenDeed, now: number): StampKey[] {
  return stampsSeen(doing, { room: park.key, now, born: born ?? null }, stamps)
}

// They are remembered at once, so that nothing is asked for twice.
function ask(dog: ParkDog, keys: readonly StampKey[]): Effect[] {
  const { user, dog: id, stamps } = dog.visitor
  const missing = stamps === undefined ? [] : missingIn(stamps, keys)
  return stamps === undefined || missing.length === 0
    ? []
    : [...keep(dog, stamps + stampMaskFor(missing)), { do: 'stamp', dog: id, user, keys: missing }]
}

function tell(dog: ParkDog, keys: readonly StampKey[]): Effect[] {
  const { dog: id, stamps } = dog.visitor
  const missing = stamps === undefined ? [] : missingIn(stamps, keys)
  return stamps === undefined || missing.length === 0
    ? []
    : [...keep(dog, stamps + stampMaskFor(missing)), ...(isAway(dog) ? [] : [nudge(id)])]
}

function keep(dog: ParkDog, stamps: number): Effect[] {
  dog.visitor = { ...dog.visitor, stamps }
  return [{ do: 'keep', what: { dog: dog.visitor.dog }, when: 'later' }]
}

function nudge(to: DogId): Effect {
  return { do: 'send', to, message: { type: 'nudge', about: 'book' } }
}

function isRefused(effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.do === 'send' && effect.message.type === 'refused')
}

function isUsed(effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.do === 'tell' && effect.message.type === 'used')
}
