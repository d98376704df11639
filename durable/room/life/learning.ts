import type { Visitor } from '#durable/protocol/gate.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { askAbout } from '#durable/room/gates.ts'
import { piecesOfTerm } from '#durable/room/ground/festive.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { wakeWhenDue } from '#durable/room/stays/dropping.ts'
import { ON_ITS_WAY_MS } from '#durable/room/stays/going.ts'
import { turnPennons } from '#durable/room/stays/pennons.ts'
import { turnWheel } from '#durable/room/wheel/round.ts'
import type { Sitting } from '#durable/rules/committee/sitting.ts'
import type { Heart } from '#durable/rules/roles.ts'
import { die } from './dying.ts'

/** Others are told of one result of a dog in so many ms. */
const RESULTS_EVERY_MS = 60_000

/**
 * Handles what the ledger reports, most of it about dogs that are here or on their way. A page that has lost its connection gets no
 * nudge: it fetches everything when it is back.
 */
export function learn(park: Park, events: readonly LedgerEvent[], now: number): Effect[] {
  const concerned = events.flatMap((event) => (mayOpenGates(event) ? [event.dog] : []))
  return [...events.flatMap((event) => learnOne(park, event, now)), ...askAbout(park, [...new Set(concerned)], now)]
}

/** [G6] Whether the event may change which gates are open to its dog: what it wears or has, its rank, its karma, its owner's term. */
function mayOpenGates(event: LedgerEvent): event is Extract<LedgerEvent, { dog: DogId }> {
  if (event.type === 'nudge') return event.about === 'bag' || event.about === 'life'
  return event.type === 'dressed' || event.type === 'risen' || event.type === 'seated'
}

function learnOne(park: Park, event: LedgerEvent, now: number): Effect[] {
  if (event.type === 'nudge-all') return [{ do: 'tell', message: { type: 'nudge', about: event.about } }]
  const dog = park.dogs.get(event.dog)
  switch (event.type) {
    case 'dressed':
      return dress(park, event, now)
    case 'nudge':
      return dog && !isAway(dog) ? [{ do: 'send', to: event.dog, message: { type: 'nudge', about: event.about } }] : []
    case 'died':
      return die(park, event.dog, now)
    case 'knocks':
      return dog ? hearKnocks(dog, event.knocks) : []
    case 'marked':
      return dog ? mark(dog, event.heart) : []
    case 'seated':
      return dog ? seat(park, dog, event.committee, now) : []
    case 'followed':
      return dog ? letFollow(dog, event.followers) : []
    case 'risen':
      return dog ? [{ do: 'tell', message: event }] : []
    case 'scored':
      return dog ? score(dog, event, now) : []
  }
}

function hearKnocks(dog: ParkDog, knocks: number): Effect[] {
  dog.visitor = { ...dog.visitor, knocks }
  return [{ do: 'keep', what: { dog: dog.visitor.dog }, when: 'now' }]
}

/** [SU2] The heart appears, changes or goes while its dog is here. */
function mark(dog: ParkDog, heart: Heart | null): Effect[] {
  const { dog: id, heart: was = null } = dog.visitor
  if (heart === was) return []
  dog.visitor = { ...dog.visitor, heart }
  return [
    { do: 'keep', what: { dog: id }, when: 'now' },
    { do: 'tell', message: { type: 'marked', dog: id, mark: { heart } } },
  ]
}

/** [FO2] Others may follow the dog from now on, or may not any more. */
function letFollow(dog: ParkDog, followers: boolean): Effect[] {
  const { dog: id, followers: was = true } = dog.visitor
  if (followers === was) return []
  dog.visitor = { ...dog.visitor, followers }
  return [
    { do: 'keep', what: { dog: id }, when: 'now' },
    { do: 'tell', message: { type: 'marked', dog: id, mark: { followers } } },
  ]
}

/** [PC2] The dog's owner is appointed, or their term ends at another time, while it is here. */
function seat(park: Park, dog: ParkDog, committee: Sitting | null, now: number): Effect[] {
  dog.visitor = { ...dog.visitor, committee }
  return [
    { do: 'keep', what: { dog: dog.visitor.dog }, when: 'now' },
    ...turnPennons(dog, now),
    ...piecesOfTerm(park, dog.visitor.user, committee, now),
    ...turnWheel(park, now),
    ...wakeWhenDue(park, now),
  ]
}

/** A player who begins one round after the other would cover the picture with results. */
function score(dog: ParkDog, message: Extract<LedgerEvent, { type: 'scored' }>, now: number): Effect[] {
  if (isAway(dog) || now < (dog.scoresFrom ?? 0)) return []
  dog.scoresFrom = now + RESULTS_EVERY_MS
  return [{ do: 'tell', message }]
}

// Events may arrive out of order, and the gate may have read the dog before or after. `asOf` says which is newer.
function dress(park: Park, { dog: id, wear, asOf }: Extract<LedgerEvent, { type: 'dressed' }>, now: number): Effect[] {
  for (const [other, { until }] of park.dressed) if (until <= now) park.dressed.delete(other)
  const dog = park.dogs.get(id)
  if (asOf < Math.max(park.dressed.get(id)?.asOf ?? 0, dog?.visitor.asOf ?? 0)) return []
  park.dressed.set(id, { wear, asOf, until: now + ON_ITS_WAY_MS })
  if (!dog) return []
  dog.visitor = { ...dog.visitor, wear, asOf }
  return [
    { do: 'keep', what: { dog: id }, when: 'now' },
    { do: 'tell', message: { type: 'dressed', dog: id, wear } },
  ]
}

/**
 * The visitor, wearing what the latest `dressed` event says, where there was one in the last minute that is newer than
 * what the gate has read.
 */
export function asDressed(park: Park, visitor: Visitor, now: number): Visitor {
  const lately = park.dressed.get(visitor.dog)
  if (!lately || lately.until <= now || lately.asOf <= (visitor.asOf ?? -1)) return visitor
  return { ...visitor, wear: lately.wear, asOf: lately.asOf }
}
