import type { FilteredWords } from '#durable/room/state/kept.ts'
import type { Park } from '#durable/room/state/park.ts'
import { CHAT_MAX, cleanText, textProblem } from '#durable/rules/chat.ts'
import type { HoldReason } from '#durable/rules/filter/filter.ts'

/** Cleans a typed text and measures it, which costs little; `no` says why it cannot be said. */
export function cleanedOf(
  typed: string,
  lettersMax: number = CHAT_MAX,
): { text: string } | { no: 'empty' | 'too-long' } {
  const text = cleanText(typed)
  const problem = textProblem(text, lettersMax)
  return problem ? { no: problem } : { text }
}

/**
 * Puts a cleaned text through the word filter; `no` says why it is refused. It is the only way from a typed text to one that
 * others may read (PublicText), so no other code can skip the filter. Some texts take milliseconds: how often a dog has
 * one read must be limited before.
 */
export function wordsOf(park: Park, cleaned: string): { words: FilteredWords } | { no: HoldReason } {
  const filtered = park.filter.line(cleaned)
  if (filtered.outcome === 'hold') return { no: filtered.reason }
  const { text, isMasked, isFlagged } = filtered
  return { words: { text, isFlagged, typed: isMasked ? cleaned : null } }
}
