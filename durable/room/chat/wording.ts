import { CHAT_MAX, cleanText, textProblem } from '#durable/rules/chat.ts'
import type { HoldReason } from '#durable/rules/filter/filter.ts'
import type { Park } from '#durable/room/park.ts'
import type { ToldWords } from './log.ts'

type Worded = { words: ToldWords } | { no: 'empty' | 'too-long' | HoldReason }

/**
 * Cleans a typed text, measures it and puts it through the word filter; `no` says which of these refuses it. It is the
 * only way from a typed text to one that others may read (PublicText), so no other code can skip the filter.
 */
export function wordsOf(park: Park, typed: string, lettersMax: number = CHAT_MAX): Worded {
  const cleaned = cleanText(typed)
  const problem = textProblem(cleaned, lettersMax)
  if (problem) return { no: problem }
  const filtered = park.filter.line(cleaned)
  if (filtered.outcome === 'hold') return { no: filtered.reason }
  const { text, isMasked, isFlagged } = filtered
  return { words: { text, isFlagged, typed: isMasked ? cleaned : null } }
}
