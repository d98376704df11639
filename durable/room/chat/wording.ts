import { CHAT_MAX, cleanText, textProblem } from '#durable/rules/chat.ts'
import type { HoldReason } from '#durable/rules/filter/filter.ts'
import type { Park } from '#durable/room/park.ts'
import type { ToldWords } from './log.ts'

type Worded = { words: ToldWords } | { no: 'empty' | 'too-long' | HoldReason }

/** What typed words have to pass, before anything else is done with them: the only way to words that can be told. */
export function wordsOf(park: Park, typed: string, lettersMax: number = CHAT_MAX): Worded {
  const cleaned = cleanText(typed)
  const problem = textProblem(cleaned, lettersMax)
  if (problem) return { no: problem }
  const filtered = park.filter.line(cleaned)
  if (filtered.outcome === 'hold') return { no: filtered.reason }
  const { text, isMasked, isFlagged } = filtered
  return { words: { text, isFlagged, typed: isMasked ? cleaned : null } }
}
