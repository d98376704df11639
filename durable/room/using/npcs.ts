import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Deed } from '#durable/room/act.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { NPC_THING, NPC_USES, npcOfThing } from '#durable/rules/npcs/npcs.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import { isInEarshot, npcAt } from '#durable/rules/npcs/timetable.ts'
import { placeAt } from '#durable/rules/walks.ts'

type Asked = Extract<ClientMessage, { type: 'use' }>

/** Whether it is asked of somebody who lives in the park, and not of a thing. */
export function isOfSomebody({ thing }: Asked): boolean {
  return thing.startsWith(NPC_THING)
}

/** Whether nothing of value is asked for, so that the ledger need not be. */
export function isTalk({ how = NPC_USES.talk }: Asked): boolean {
  return how !== NPC_USES.take
}

/** [NP3] Answers a dog that talks with an NPC. What it says the page knows itself, and nobody else is told. */
export function talk(park: Park, dog: ParkDog, asked: Asked, now: number): Effect {
  const { op, type: request } = asked
  const found = npcNear(park, dog, asked, now)
  const message =
    'no' in found
      ? ({ type: 'refused', request, op, reason: found.no } as const)
      : ({ type: 'done', request, op } as const)
  return { do: 'send', to: dog.visitor.dog, message }
}

/** [NP5] Vouches that the dog is with the NPC, which the ledger then asks what it has to give. */
export function takeGifts(
  park: Park,
  dog: ParkDog,
  asked: Asked,
  now: number,
): { deed: Deed; no: ActProblem | null } | { refused: { reason: Refusal } } {
  const found = npcNear(park, dog, asked, now)
  if ('no' in found && found.npc === undefined) return { refused: { reason: found.no } }
  const { npc } = found
  const deed: Deed = { type: 'use', npc, hasWalked: dog.walk.dirs !== '' }
  return { deed, no: 'no' in found ? found.no : null }
}

type Found = { npc: NpcKey } | { npc: NpcKey; no: 'too-far' | 'not-here' } | { npc?: undefined; no: 'not-here' }

function npcNear(park: Park, dog: ParkDog, { thing }: Asked, now: number): Found {
  const npc = npcOfThing(thing)
  if (npc === undefined) return { no: 'not-here' }
  const place = npcAt(npc, { room: park.key, grid: park.grid }, now)
  if (!place) return { npc, no: 'not-here' }
  return isInEarshot(place, placeAt(park.grid, dog.walk, now).tile) ? { npc } : { npc, no: 'too-far' }
}
