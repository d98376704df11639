import { RefusedError } from '#app/api.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'

/** What the park said no with; null where it did not answer. */
export function noOf(error: unknown): { reason: Refusal | null } {
  return { reason: error instanceof RefusedError ? error.reason : null }
}
