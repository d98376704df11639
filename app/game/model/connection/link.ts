import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'

/** How this client stands with the room. Times are epoch ms of our own clock. */
export type Link =
  | { state: 'connecting'; since: number }
  | { state: 'open' }
  /** `retryAt` is null while a try is going on; `tries` counts those since the line was lost. */
  | { state: 'lost'; since: number; tries: number; retryAt: number | null }
  /** The end, until the player asks again. */
  | { state: 'ended'; why: Ending }

export type Ending =
  /** The dog is in the park in another window. */
  | 'elsewhere'
  /** The page is older than the park. */
  | 'too-old'
  | 'kicked'
  /** What the player may do is different now. */
  | 'changed'
  | 'left'
  | 'broken'
  | Refusal

export type LinkEvent =
  | { type: 'welcomed' }
  | { type: 'closed'; code: number }
  /** No ticket was given: the server said no, or did not answer (null). */
  | { type: 'no-ticket'; refusal: Refusal | null }
  | { type: 'waiting'; until: number }
  | { type: 'trying' }
  /** The player asks to be let in again. */
  | { type: 'asked' }

/** A no that is another answer a moment later. */
const PASSING: readonly Refusal[] = ['too-fast', 'too-often', 'try-again']

/**
 * Ceilings of the wait before the first, second … try (ms); each wait is drawn evenly from 0 up to its ceiling. Seven
 * and a half seconds spread the thousand dogs that a deploy cuts off as evenly as a gate can let them in (npm run storm).
 */
const WAIT_CEILINGS_MS = [7500, 7500, 8000] as const
/** After a flood the room wants this much quiet, ms. */
const AFTER_FLOOD_MS = 10_000
/** A lost line is not worth a word before this, and the park counts as unavailable after that, ms. */
export const BANNER_AFTER_MS = 1000
export const UNAVAILABLE_AFTER_MS = 60_000

export function afterEvent(link: Link, event: LinkEvent, now: number): Link {
  switch (event.type) {
    case 'welcomed':
      return { state: 'open' }
    case 'asked':
      return { state: 'connecting', since: now }
    case 'closed': {
      const why = endingOf(event.code)
      return why ? { state: 'ended', why } : lost(link, now)
    }
    case 'no-ticket':
      if (event.refusal === null || PASSING.includes(event.refusal)) return lost(link, now)
      return { state: 'ended', why: event.refusal }
    case 'waiting':
      return link.state === 'lost' ? { ...link, retryAt: event.until } : link
    case 'trying':
      return link.state === 'lost' ? { ...link, retryAt: null } : link
  }
}

/** Why a close code is the end of it, or null where the client comes back by itself. */
export function endingOf(code: number): Ending | null {
  switch (code) {
    case CLOSE.bye:
      return 'left'
    case CLOSE.kicked:
      return 'kicked'
    case CLOSE.banned:
      return 'banned'
    case CLOSE.tooOld:
      return 'too-old'
    case CLOSE.badMessage:
      return 'broken'
    case CLOSE.elsewhere:
      return 'elsewhere'
    case CLOSE.changed:
      return 'changed'
    case CLOSE.died:
      return 'dog-is-dead'
    default:
      return null
  }
}

/** Milliseconds to wait before try number `tries` (0 is the first after a loss); `random` gives 0 up to, but not, 1. */
export function waitBeforeTry({ tries, code, random }: { tries: number; code: number; random: () => number }): number {
  const ceiling = WAIT_CEILINGS_MS[Math.min(tries, WAIT_CEILINGS_MS.length - 1)] ?? 0
  const wait = Math.round(random() * ceiling)
  return code === CLOSE.flooding ? AFTER_FLOOD_MS + wait : wait
}

/** Whether the park counts as unavailable: a minute without it, or it said so. */
export function isUnavailable(link: Link, now: number): boolean {
  if (link.state === 'ended') return link.why === 'park-closed' || link.why === 'broken'
  return link.state !== 'open' && now - link.since >= UNAVAILABLE_AFTER_MS
}

/** Whether the banner shows that the line is lost. */
export function showsBanner(link: Link, now: number): boolean {
  return link.state === 'lost' && now - link.since >= BANNER_AFTER_MS
}

function lost(link: Link, now: number): Link {
  if (link.state === 'lost') return { ...link, tries: link.tries + 1, retryAt: null }
  if (link.state === 'connecting') return { state: 'lost', since: link.since, tries: 0, retryAt: null }
  return { state: 'lost', since: now, tries: 0, retryAt: null }
}
