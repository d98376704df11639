import type { Refusal } from '#durable/protocol/refusals.ts'
import { CHAT_MAX, cleanText, textProblem } from '#durable/rules/chat.ts'
import { afterLine, waitOf } from './chat-allowance.ts'
import type { ChatAllowance } from './chat-allowance.ts'

/**
 * What to do with a draft that the player sends: say it now, keep it for `waitMs`, or keep it since the rules refuse
 * it.
 */
export type DraftSending =
  | { do: 'say'; text: string; chatAllowance: ChatAllowance }
  | { do: 'wait'; waitMs: number }
  | { do: 'refuse'; reason: Refusal }

export function sendDraft(draft: string, chatAllowance: ChatAllowance, now: number): DraftSending {
  const text = cleanText(draft)
  const problem = textProblem(text)
  if (problem) return { do: 'refuse', reason: problem }
  const waitMs = waitOf(chatAllowance, now)
  if (waitMs > 0) return { do: 'wait', waitMs }
  return { do: 'say', text, chatAllowance: afterLine(chatAllowance, now) }
}

/** The code points of a draft once it is cleaned, and whether they are too many. */
export function countDraft(draft: string): { length: number; isOver: boolean } {
  const { length } = [...cleanText(draft)]
  return { length, isOver: length > CHAT_MAX }
}
