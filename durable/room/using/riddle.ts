import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Deed } from '#durable/room/act.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { RIDDLE_THING, riddlePlaceAt, riddlePlaces } from '#durable/rules/questions/riddle.ts'
import { placeAt } from '#durable/rules/walks.ts'

/** Whether the riddle of the day is answered. */
export function isOfRiddle({ thing }: Pick<Extract<ClientMessage, { type: 'use' }>, 'thing'>): boolean {
  return thing === RIDDLE_THING
}

/** [Q5] Vouches for the answer on which the dog stands; which is right the ledger knows alone. */
export function atAnswer(
  park: Park,
  dog: ParkDog,
  now: number,
): { deed: Deed; no: ActProblem | null } | { refused: { reason: Refusal } } {
  const places = riddlePlaces(park.things)
  if (places === null) return { refused: { reason: 'not-here' } }
  const place = riddlePlaceAt(places, placeAt(park.grid, dog.walk, now).tile)
  return { deed: { type: 'use', riddle: osloDay(now), place }, no: place === null ? 'too-far' : null }
}
