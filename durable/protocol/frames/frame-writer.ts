import { endOf } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { DogId, ServerMessage } from '../messages.ts'
import { TIME16_REACH_MS } from './records.ts'
import type { FrameRecord } from './records.ts'

/** What the readers of a message know. `now` is the room's clock, epoch ms. */
type Telling = {
  now: number
  slotOf: (dog: DogId) => number | undefined
  /** Whether all readers know the dog's walk before this one: then the end and the start of the new walk are enough. */
  isInPicture: boolean
}

type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>

/** Encodes a message as records. A message that no record can express exactly becomes a JSON record. */
export function recordsOf(message: ServerMessage, telling: Telling): FrameRecord[] {
  switch (message.type) {
    case 'welcome': {
      const { dogs, ...head } = message
      return [{ type: 'welcome', head, dogs }]
    }
    case 'entered':
      return [message]
    case 'left':
    case 'dropped':
    case 'returned':
      return [message]
    case 'walked':
      return walkRecords(message, telling)
    case 'rested': {
      const { dog, pose, facing } = message
      const slot = telling.slotOf(dog)
      return slot === undefined ? asJson(message) : [{ type: 'rested', slot, pose, facing }]
    }
    case 'said': {
      const { dog, seq, at, text, as, phrase } = message
      const slot = telling.slotOf(dog)
      if (slot === undefined || phrase !== undefined || !isWithinReach(at, telling.now)) return asJson(message)
      return [{ type: 'said', slot, seq16: seq % 0x10000, time16: at % 0x10000, text, ...(as && { as }) }]
    }
    case 'emoted': {
      const slot = telling.slotOf(message.dog)
      return slot === undefined ? asJson(message) : [{ type: 'emoted', slot, emote: message.emote }]
    }
    case 'typing': {
      const slot = telling.slotOf(message.dog)
      return slot === undefined ? asJson(message) : [{ type: 'typing', slot }]
    }
    case 'used': {
      const { thing, dog, at, a, b, unheard } = message
      const slot = telling.slotOf(dog)
      if (slot === undefined || !isWithinReach(at, telling.now)) return asJson(message)
      return [{ type: 'used', thing, slot, time16: at % 0x10000, a, b, ...(unheard && { unheard }) }]
    }
    // A record of its own is worth it only for what a crowd causes; all else is sent as JSON.
    default:
      return asJson(message)
  }
}

function walkRecords(message: Told<'walked'>, telling: Telling): FrameRecord[] {
  const { dog, seq, x, y, dirs, startedAt } = message
  const slot = telling.slotOf(dog)
  if (slot === undefined) return asJson(message)
  const answer: FrameRecord[] = seq === undefined ? [] : [{ type: 'answer', seq }]
  const walk = { x, y, dirs, startedAt }
  const short = telling.isInPicture && isWithinReach(startedAt, telling.now) ? shortWalk(slot, walk) : null
  return [short ?? { type: 'way', slot, walk }, ...answer]
}

function shortWalk(slot: number, walk: Walk): FrameRecord | null {
  const { x, y } = endOf(walk)
  return x < 256 && y < 256 ? { type: 'walk', slot, x, y, time16: walk.startedAt % 0x10000 } : null
}

function isWithinReach(time: number, now: number): boolean {
  return Math.abs(time - now) < TIME16_REACH_MS / 2
}

function asJson(message: ServerMessage): FrameRecord[] {
  return [{ type: 'json', message }]
}
