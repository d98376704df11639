import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { REFUSALS } from '#durable/protocol/refusals.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'

/**
 * The refusal that a message of the server stands for; null for any other message. The server writes in the user's
 * stored language, which may differ from that of the page: the page then shows the refusal in its own language.
 */
export function refusalOf(message: string): Refusal | null {
  return REFUSALS.find((refusal) => Object.values(REFUSAL_TEXTS[refusal]).includes(message)) ?? null
}
