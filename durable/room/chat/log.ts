import type { Visitor } from '#durable/protocol/gate.ts'
import type { ChatLine, DogId, Whisper } from '#durable/protocol/messages.ts'
import { CHAT_REPLAY_MAX } from '#durable/rules/chat.ts'

/** A line as the room keeps it: what is told of it, and what nobody but the park and its staff knows. */
export type KeptLine = ChatLine & {
  /** Where it is a whisper: the dog that it is for. */
  to?: DogId
  toName?: string
  /** The user behind the dog that has said it. */
  user: number
  /** Said by staff with a badge: heard by everybody. */
  isStaff: boolean
  /** To be looked at by the moderators. */
  isFlagged: boolean
  /** What poop says [O5]: told to nobody with the lines. */
  isPoop?: boolean
  /** What a paw print says [U6]: told to nobody with the lines. */
  isPrint?: boolean
  /** What was typed, where some of it was starred out. */
  typed: string | null
}

/** Words as they may be told, and what the park alone keeps of them. */
export type ToldWords = Pick<KeptLine, 'text' | 'isFlagged' | 'typed'>

/** Whether somebody said it there and then: what poop and paw prints say is found by whoever comes to it. */
export function isSaid({ isPoop, isPrint }: Pick<KeptLine, 'isPoop' | 'isPrint'>): boolean {
  return isPoop !== true && isPrint !== true
}

/** [C11] Whether the visitor gets the line: a whisper only at its two ends, nothing from those whom it does not hear. */
export function isHeardBy(line: KeptLine, { dog, unheard }: Pick<Visitor, 'dog' | 'unheard'>): boolean {
  if (!isSaid(line)) return false
  if (line.dog === dog) return true
  if (line.to !== undefined && line.to !== dog) return false
  return line.isStaff || !unheard.includes(line.user)
}

/** A line as others are told of it: without what the park alone keeps. */
export function wireLine({
  seq,
  dog,
  name,
  color,
  text,
  at,
  as,
  phrase,
  to,
  toName = '',
}: KeptLine): ChatLine | Whisper {
  const line = { seq, dog, name, color, text, at }
  if (to !== undefined) return { ...line, to, toName }
  return { ...line, ...(as && { as }), ...(phrase && { phrase }) }
}

/** Of the lines as many as may have to be told again: whispers do not push out what is said to everybody. */
export function latest(lines: readonly KeptLine[]): readonly KeptLine[] {
  if (lines.length <= CHAT_REPLAY_MAX) return lines
  const counts = { said: 0, whispered: 0 }
  return lines
    .toReversed()
    .filter(({ to }) => ++counts[to === undefined ? 'said' : 'whispered'] <= CHAT_REPLAY_MAX)
    .toReversed()
}
