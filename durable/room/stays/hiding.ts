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
    { do: 'keep', what: { dog: id }, when: 'now' },
    { do: 'hide', dog: id, user, epoch, hidden },
    { do: 'tell', except: id, message },
    ...refresh(park, dog, { lastSeq: park.lastSeq, now }),
  ]
}

const HEARD_OR_SEEN: readonly ClientMessage['type'][] = [
  'say',
  'phrase',
  'whisper',
  'emote',
  'sniff',
  'dig',
  'drop',
  'pickUp',
  'poop',
  'scoop',
  'pawPrint',
]

/** [K4] What a hidden dog would be heard or seen by is not done: what instead, or null where it may be done. */
export function holdBreath(dog: ParkDog, message: ClientMessage): Effect[] | null {
  const { type } = message
  if (!dog.hidden) return null
  if (type === 'typing') return []
  if (!HEARD_OR_SEEN.includes(type)) return null
  const refused = { type: 'refused', request: type, reason: 'you-are-hidden' } as const
  return [{ do: 'send', to: dog.visitor.dog, message: 'op' in message ? { ...refused, op: message.op } : refused }]
}

function refuse(dog: ParkDog, request: 'hide', reason: 'forbidden'): Effect {
  return { do: 'send', to: dog.visitor.dog, message: { type: 'refused', request, reason } }
}
