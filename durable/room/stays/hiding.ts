import type { ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import type { Effect } from '../effects.ts'
import { refresh } from '../entering.ts'
import type { Park } from '../park.ts'
import { wireDog } from '../park-dog.ts'
import type { ParkDog } from '../park-dog.ts'
import { veil } from './veil.ts'

/** [K4] A moderator goes out of sight, or comes back: to the others it has left, or come in. */
export function hide(park: Park, dog: ParkDog, hidden: boolean, now: number): Effect[] {
  const { dog: id, user, epoch, mayHide } = dog.visitor
  if (!mayHide) return [refuse(dog, 'hide', 'forbidden')]
  if (dog.hidden === hidden) return []
  veil(park, dog, hidden)
  const message: ServerMessage = hidden
    ? { type: 'left', dog: id }
    : { type: 'entered', dog: wireDog(park.grid, dog, now) }
  return [
    { do: 'keep', dog: id },
    { do: 'hide', dog: id, user, epoch, hidden },
    { do: 'tell', except: id, message },
    ...refresh(park, dog, { lastSeq: park.lastSeq, now }),
  ]
}

/** [K4] What a hidden dog would be heard or seen by is not done: what instead, or null where it may be done. */
export function holdBreath(dog: ParkDog, { type }: ClientMessage): Effect[] | null {
  if (!dog.hidden) return null
  if (type === 'typing') return []
  return type === 'say' || type === 'whisper' || type === 'emote' ? [refuse(dog, type, 'you-are-hidden')] : null
}

function refuse(dog: ParkDog, request: ClientMessage['type'], reason: 'forbidden' | 'you-are-hidden'): Effect {
  return { do: 'send', to: dog.visitor.dog, message: { type: 'refused', request, reason } }
}
