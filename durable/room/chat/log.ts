import type { Visitor } from '#durable/protocol/gate.ts'
import type { ChatLine, Whisper } from '#durable/protocol/messages.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import { CHAT_REPLAY_MAX } from '#durable/rules/chat.ts'

/** Whether the line is chat. The texts of poop and paw prints are not: they are read by whoever finds them. */
export function isSaid({ isPoop, isPrint }: Pick<KeptLine, 'isPoop' | 'isPrint'>): boolean {
  return isPoop !== true && isPrint !== true
}

/**
 * [C11] Whether the visitor gets the line: a whisper goes to its two dogs alone, and no line goes to who ignores the
 * speaker.
 */
export function isHeardBy(line: KeptLine, { dog, unheard }: Pick<Visitor, 'dog' | 'unheard'>): boolean {
  if (!isSaid(line)) return false
  if (line.dog === dog) return true
  if (line.to !== undefined && line.to !== dog) return false
  return line.isStaff || !unheard.includes(line.user)
}

/** The public fields of a line, as they are sent. */
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

/**
 * The newest CHAT_REPLAY_MAX public lines and as many whispers, counted apart so that whispers do not push out public
 * lines.
 */
export function latest(lines: readonly KeptLine[]): readonly KeptLine[] {
  if (lines.length <= CHAT_REPLAY_MAX) return lines
  const counts = { said: 0, whispered: 0 }
  return lines
    .toReversed()
    .filter(({ to }) => ++counts[to === undefined ? 'said' : 'whispered'] <= CHAT_REPLAY_MAX)
    .toReversed()
}
