import type { ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import type { Effect } from './effects.ts'
import { refresh } from './entering.ts'
import { leaveCall } from './rounds/called.ts'
import { leaveRace } from './rounds/racing.ts'
import { introduction } from './state/park-dog.ts'
import type { ParkDog } from './state/park-dog.ts'
import type { Park } from './state/park.ts'
import { hiding, setHidden } from './stays/visibility.ts'
import { leaveWheel } from './wheel/round.ts'

/** [K4] Hides or shows a moderator's dog. The others get the messages of a dog that leaves or enters. */
export function hide(park: Park, dog: ParkDog, hidden: boolean, now: number): Effect[] {
  const { dog: id, mayHide } = dog.visitor
  if (!mayHide) return [refuse(dog, 'hide', 'staff-only')]
  if (dog.hidden === hidden) return []
  setHidden(park, dog, { hidden, now })
  if (dog.rounds) dog.rounds.inPlay = null
  const messages: ServerMessage[] = hidden ? [{ type: 'left', dog: id }] : introduction(park.grid, dog, now)
  return [
    { do: 'keep', what: { dog: id }, when: 'now' },
    hiding(dog),
    ...(hidden ? [...leaveWheel(park, dog), ...leaveCall(park, dog), ...leaveRace(park, dog)] : []),
    ...messages.map((message): Effect => ({ do: 'tell', except: id, message })),
    ...refresh(park, dog, { lastSeq: park.lastSeq, now }),
  ]
}

/**
 * [K4] What is done with a message of a hidden dog: `played` where others neither hear nor see it, `refused`, or
 * `dropped` without an answer where no page waits for one.
 */
export type WhileHidden = 'played' | 'refused' | 'dropped'

/** [K4] Returns the effects in place of handling the message of a hidden dog; null where it may be handled. */
export function refuseWhileHidden(dog: ParkDog, message: ClientMessage, whileHidden: WhileHidden): Effect[] | null {
  if (!dog.hidden || whileHidden === 'played') return null
  if (whileHidden === 'dropped') return []
  const refused = { type: 'refused', request: message.type, reason: 'you-are-hidden' } as const
  return [{ do: 'send', to: dog.visitor.dog, message: 'op' in message ? { ...refused, op: message.op } : refused }]
}

function refuse(dog: ParkDog, request: 'hide', reason: 'staff-only'): Effect {
  return { do: 'send', to: dog.visitor.dog, message: { type: 'refused', request, reason } }
}
