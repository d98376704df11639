import type { PushKind, SentKind } from './kinds.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** At most one message about the same partner in this time. */
export const PARTNER_REST_MS = 5 * MINUTE_MS
/** The most messages to a user within 24 hours. Events, answers and alarms are neither counted nor limited. */
export const PUSHES_A_DAY = 10
export const UNCOUNTED_KINDS = ['event', 'answer', 'alarm'] as const satisfies readonly PushKind[]
/** A page counts as not looked at when it has been hidden for this long. */
export const HIDDEN_PAGE_MS = MINUTE_MS
/** The devices of a user that get messages; of more the oldest goes. */
export const DEVICES_MAX = 5
/** The numbers of lifepoints at which the owner of a dog is told. */
export const LIFE_DAYS: readonly number[] = [7, 3, 1]
/** A device is deleted when its push service has refused so many messages in a row. */
export const REFUSALS_MAX = 5

/** How long a message of a kind may be late, ms; afterwards it is dropped. */
export const KEPT_MS = {
  whisper: HOUR_MS,
  friend: DAY_MS,
  life: DAY_MS,
  answer: DAY_MS,
  alarm: DAY_MS,
} as const satisfies Record<SentKind, number>

/** When a push service that fails is tried again, ms after each attempt; the last one repeats. */
const TRY_AGAIN_MS = [1, 5, 15].map((minutes) => minutes * MINUTE_MS)
/** When a message that can wait is tried again while a page of the user is open, ms. */
export const LOOK_AGAIN_MS = 10 * MINUTE_MS

/** How long to wait after the attempt of this number, counted from 1. */
export function tryAgainAfter(attempt: number): number {
  return TRY_AGAIN_MS[Math.min(attempt, TRY_AGAIN_MS.length) - 1] ?? MINUTE_MS
}

/** What is known of a user to whom a message is due. */
export type Readiness = {
  /** Whether a page of theirs is open that may be looked at. */
  isPageOpen: boolean
  /** Whether the user or the partner does not hear the other, or the dog in question is gone. */
  isSilenced: boolean
  /** How many counted messages they got within 24 hours. */
  sentToday: number
}

/**
 * [B13] An alarm is always sent. Else: whether a message is sent now, is dropped, or waits until no page is open. A whisper is on the open page anyway; a life
 * that ends or an answer of the staff may be news to whoever has a page open somewhere else.
 */
export function pushFate(kind: SentKind, { isPageOpen, isSilenced, sentToday }: Readiness): 'send' | 'wait' | 'drop' {
  if (kind === 'alarm') return 'send'
  if (isSilenced) return 'drop'
  if (isPageOpen) return kind === 'life' || kind === 'answer' ? 'wait' : 'drop'
  if (isCounted(kind) && sentToday >= PUSHES_A_DAY) return 'drop'
  return 'send'
}

export function isCounted(kind: PushKind): boolean {
  return !UNCOUNTED_KINDS.some((one) => one === kind)
}
