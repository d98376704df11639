import type { Refusal } from '#durable/protocol/refusals.ts'
import { CHAT_BURST, CHAT_MAX, CHAT_REFILL_MS, cleanText, textProblem } from '#durable/rules/chat.ts'

/** What the room still lets this dog say, as far as this client knows: `left` lines at `at` (own clock, epoch ms). */
export type ChatAllowance = { left: number; at: number }

export const FULL_ALLOWANCE: ChatAllowance = { left: CHAT_BURST, at: 0 }

/** What becomes of a draft that is sent: said now, kept for `waitMs`, or kept because the rules say no. */
export type Sending =
  | { do: 'say'; text: string; chatAllowance: ChatAllowance }
  | { do: 'wait'; waitMs: number }
  | { do: 'refuse'; reason: Refusal }

export function sendDraft(draft: string, chatAllowance: ChatAllowance, now: number): Sending {
  const text = cleanText(draft)
  const problem = textProblem(text)
  if (problem) return { do: 'refuse', reason: problem }
  const waitMs = waitOf(chatAllowance, now)
  if (waitMs > 0) return { do: 'wait', waitMs }
  return { do: 'say', text, chatAllowance: afterLine(chatAllowance, now) }
}

/** What is left once a line was said. */
export function afterLine(chatAllowance: ChatAllowance, now: number): ChatAllowance {
  return { left: leftAt(chatAllowance, now) - 1, at: now }
}

/** Milliseconds until the next line may be said. */
export function waitOf(chatAllowance: ChatAllowance, now: number): number {
  const left = leftAt(chatAllowance, now)
  return left >= 1 ? 0 : Math.ceil((1 - left) * CHAT_REFILL_MS)
}

/** The room refused a line as too early: what it says counts. */
export function allowanceAfterRefusal(retryInMs: number, now: number): ChatAllowance {
  return { left: 1 - retryInMs / CHAT_REFILL_MS, at: now }
}

/** Code points of a draft as it would be said, and whether they are too many. */
export function countDraft(draft: string): { length: number; isOver: boolean } {
  const { length } = [...cleanText(draft)]
  return { length, isOver: length > CHAT_MAX }
}

function leftAt({ left, at }: ChatAllowance, now: number): number {
  return Math.min(CHAT_BURST, left + Math.max(0, now - at) / CHAT_REFILL_MS)
}
