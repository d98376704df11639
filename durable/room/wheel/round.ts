import type { WireWheel } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { KeptWheel } from '#durable/room/state/kept.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { isSitting } from '#durable/rules/committee/sitting.ts'

/** The round that is open or was drawn a moment ago, as all may know it: the seed only once it is drawn [PC11]. */
export function wireWheel({ kept: { wheel } }: Pick<Park, 'kept'>): WireWheel | null {
  if (!wheel) return null
  const { opener, dogs, drawsAt, drawnAt, lot } = wheel
  const told = { opener, dogs, drawsAt, hash: lot.hash }
  return drawnAt === null ? told : { ...told, drawn: { seed: lot.seed, at: drawnAt } }
}

/** Changes the round. It is written before anybody is told, so that no crash can draw another lot. */
export function setWheel(park: Park, wheel: KeptWheel | null): Effect[] {
  park.kept.wheel = wheel
  return [
    { do: 'keep', what: 'wheel', when: 'now' },
    { do: 'tell', message: { type: 'wheelSet', wheel: wireWheel(park) } },
  ]
}

/** [PC10] Draws the lot of the open round. */
export function drawLot(park: Park, wheel: KeptWheel, now: number): Effect[] {
  return setWheel(park, { ...wheel, drawnAt: now })
}

/**
 * [PC9] Does what is due: an open round is drawn, or called off where nobody sits on the committee any more who has opened
 * it; one that was drawn is forgotten once the wheel has rested.
 */
export function turnWheel(park: Park, now: number): Effect[] {
  const { wheel } = park.kept
  if (!wheel) return []
  if (wheel.drawnAt !== null) return now < restsUntil(park, wheel) ? [] : setWheel(park, null)
  const opener = park.dogs.get(wheel.opener)
  // A room that was woken late draws what was due while the term was on.
  const isOpen = opener && !opener.hidden && isSitting(opener.visitor.committee, Math.min(now, wheel.drawsAt))
  if (!isOpen) return setWheel(park, null)
  return now < wheel.drawsAt ? [] : drawLot(park, wheel, now)
}

/** When that is to be done next, epoch ms; Infinity if never. */
export function wheelDue(park: Park): number {
  const { kept, dogs } = park
  const { wheel } = kept
  if (!wheel) return Infinity
  if (wheel.drawnAt !== null) return restsUntil(park, wheel)
  return Math.min(wheel.drawsAt, dogs.get(wheel.opener)?.visitor.committee?.until ?? 0)
}

/** [PC9] [PC10] The dog gives its number back. Whoever has opened the round ends it by that. Nothing else changes what was drawn. */
export function leaveWheel(park: Park, { visitor: { dog: id } }: ParkDog): Effect[] {
  const { wheel } = park.kept
  if (!wheel || wheel.drawnAt !== null || !wheel.dogs.includes(id)) return []
  return setWheel(park, id === wheel.opener ? null : { ...wheel, dogs: wheel.dogs.filter((dog) => dog !== id) })
}

function restsUntil({ abilities }: Park, { drawnAt }: KeptWheel): number {
  return (drawnAt ?? 0) + abilities.wheel.restMs
}
