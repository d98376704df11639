import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Deed } from '#durable/room/act.ts'
import { keepLine } from '#durable/room/chat/talking.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import { isAsleep } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { PAW_PRINTS } from '#durable/rules/life/paw-prints.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { placedWords } from './placed-words.ts'

type Printing =
  | { deed: Deed; no: ActProblem | null; first: Effect[] }
  | { refused: { reason: Refusal; retryInMs?: number } }
type Asked = Extract<ClientMessage, { type: 'pawPrint' }>

/**
 * [U4] A paw print for a dog that sleeps here. Its text may be empty; it passes the same filter and calm mode as a chat
 * line. [U6] The text is logged as a whisper that is not shown in the chat: the dog reads it when it wakes. A sender
 * whom the other ignores must not find out, so the print is stored all the same and never shown.
 */
export function leavePawPrint(park: Park, dog: ParkDog, { dog: to, text: typed }: Asked, now: number): Printing {
  const other = park.dogs.get(to)
  if (!other || other.hidden || other === dog)
    return { deed: { type: 'pawPrint', to, print: null }, no: 'not-here', first: [] }
  if (!isAsleep(other)) return { deed: { type: 'pawPrint', to, print: null }, no: 'dog-awake', first: [] }
  const worded =
    typed.trim() === '' ? { words: null } : placedWords(park, dog, { typed, lettersMax: PAW_PRINTS.letters, to }, now)
  if ('refused' in worded) return worded
  const { words } = worded
  if (!words) return { deed: { type: 'pawPrint', to, print: { text: '', line: null } }, no: null, first: [] }
  const { dog: id, user, name, color, badge } = dog.visitor
  const line: KeptLine = {
    ...{ seq: park.lastSeq + 1, dog: id, name, color, at: now, to, toName: other.visitor.name },
    ...{ ...words, user, isStaff: badge !== null, isPrint: true },
  }
  const deed: Deed = { type: 'pawPrint', to, print: { text: line.text, line: line.seq } }
  return { deed, no: null, first: [keepLine(park, line)] }
}
