import { CHAT_BURST, CHAT_REFILL_MS } from '#durable/rules/chat.ts'

/**
 * This client's copy of the dog's token bucket of lines in the room: `left` lines at time `at` (own clock, epoch ms).
 */
export type ChatAllowance = { left: number; at: number }

export const FULL_ALLOWANCE: ChatAllowance = { left: CHAT_BURST, at: 0 }

/** The allowance after a line was said. */
export function afterLine(allowance: ChatAllowance, now: number): ChatAllowance {
  return { left: leftAt(allowance, now) - 1, at: now }
}

/** Milliseconds until the next line may be said. */
export function waitOf(allowance: ChatAllowance, now: number): number {
  const left = leftAt(allowance, now)
  return left >= 1 ? 0 : Math.ceil((1 - left) * CHAT_REFILL_MS)
}

/** The allowance after the room has refused a line as too early: its `retryInMs` is more exact than our own count. */
export function allowanceAfterRefusal(retryInMs: number, now: number): ChatAllowance {
  return { left: 1 - retryInMs / CHAT_REFILL_MS, at: now }
}

function leftAt({ left, at }: ChatAllowance, now: number): number {
  return Math.min(CHAT_BURST, left + Math.max(0, now - at) / CHAT_REFILL_MS)
}
