import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'

/** Whether the server's message, in whatever language, says that the puppy is gone and a new one must be asked for. */
export function isOfferExpired(message: string): boolean {
  return Object.values(REFUSAL_TEXTS).some((texts) => texts['offer-expired'] === message)
}
