import type { ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import type { Effect } from '../effects.ts'
import { refresh } from '../entering.ts'
import type { Park } from '../park.ts'
import { wireDog } from '../park-dog.ts'
import type { ParkDog } from '../park-dog.ts'
import { setHidden } from './visibility.ts'

/** [K4] A moderator goes out of sight, or comes back: to the others it has left, or come in. */
export function hide(park: Park, dog: ParkDog, hidden: boolean, now: number): Effect[] {
  const { dog: id, user, epoch, mayHide } = dog.visitor
  if (!mayHide) return [refuse(dog, 'hide', 'forbidden')]
  if (dog.hidden === hidden) return []
  setHidden(park, dog, { hidden, now })
  const message: ServerMessage = hidden
    ? { type: 'left', dog: id }
    : { type: 'entered', dog: wireDog(park.grid, dog, now) }
  return [
    { do: 'keep', what: { dog: id }, when: 'now' },
    { do: 'hide', dog: id, user, epoch, hidden },
    { do: 'tell', except: id, message },
    ...refresh(park, dog, { lastSeq: park.lastSeq, now }),
  ]
}

/**
 * [K4] What comes of something that a hidden dog does: it is played, where others neither hear nor see it; or refused; or
 * dropped without a word, where no page waits for an answer.
 */
export type WhileHidden = 'played' | 'refused' | 'dropped'

/** [K4] What is done in place of what a hidden dog would be heard or seen by; null where it may be done. */
export function refuseWhileHidden(dog: ParkDog, message: ClientMessage, whileHidden: WhileHidden): Effect[] | null {
  if (!dog.hidden || whileHidden === 'played') return null
  if (whileHidden === 'dropped') return []
  const refused = { type: 'refused', request: message.type, reason: 'you-are-hidden' } as const
  return [{ do: 'send', to: dog.visitor.dog, message: 'op' in message ? { ...refused, op: message.op } : refused }]
}

function refuse(dog: ParkDog, request: 'hide', reason: 'forbidden'): Effect {
  return { do: 'send', to: dog.visitor.dog, message: { type: 'refused', request, reason } }
}
