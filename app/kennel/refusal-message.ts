import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { REFUSALS, type Refusal } from '#durable/protocol/refusals.ts'

/**
 * What the server's message says no with, or null. It writes in the language that it knows the user by, which need
 * not be the language of this page: the page says it again in its own.
 */
export function refusalOf(message: string): Refusal | null {
  const texts = Object.values(REFUSAL_TEXTS)
  return REFUSALS.find((refusal) => texts.some((text) => text[refusal] === message)) ?? null
}
