import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'

/** How this client stands with the room. Times are epoch ms of our own clock. */
export type Link =
  | { state: 'connecting'; since: number }
  | { state: 'open' }
  /**
   * `retryAt` is null while a try is going on; `tries` counts those since the line was lost. `refusal` is why the last one
   * got no ticket, where the server has said; before `notBefore`, where it has said that, no try is of use.
   */
  | { state: 'lost'; since: number; tries: number; retryAt: number | null; refusal?: Refusal; notBefore?: number }
  /** The end, until the player asks again. */
  | { state: 'ended'; why: LinkEnding }

export type LinkEnding =
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
  /** No ticket was given: the server said no, or did not answer (null). In so many ms there may be one, where it said so. */
  | { type: 'no-ticket'; refusal: Refusal | null; retryInMs?: number | null }
  | { type: 'waiting'; until: number }
  | { type: 'trying' }
  /** The player asks to be let in again. */
  | { type: 'asked' }

/** A no that is another answer a moment later, without anybody's doing. */
const PASSING: readonly Refusal[] = ['flooded-lately', 'too-fast', 'too-many-connections', 'too-often', 'try-again']

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
      if (event.refusal === null) return lost(link, now)
      if (!isPassing(event.refusal)) return { state: 'ended', why: event.refusal }
      return {
        ...lost(link, now),
        refusal: event.refusal,
        ...(event.retryInMs && { notBefore: now + event.retryInMs }),
      }
    case 'waiting':
      return link.state === 'lost' ? { ...link, retryAt: event.until } : link
    case 'trying':
      return link.state === 'lost' ? { ...link, retryAt: null } : link
  }
}

/** Whether to ask again; null is no answer at all. */
export function isPassing(refusal: Refusal | null): boolean {
  return refusal === null || PASSING.includes(refusal)
}

/** Why a close code is the end of it, or null where the client comes back by itself. */
export function endingOf(code: number): LinkEnding | null {
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

/** Whether the park counts as unavailable: a minute without it and without its saying why, or it said so. */
export function isParkUnavailable(link: Link, now: number): boolean {
  if (link.state === 'lost' && link.refusal) return false
  if (link.state === 'ended') return link.why === 'park-closed' || link.why === 'broken'
  return link.state !== 'open' && now - link.since >= UNAVAILABLE_AFTER_MS
}

/** Whether the banner shows that the line is lost. */
export function showsBanner(link: Link, now: number): boolean {
  return link.state === 'lost' && now - link.since >= BANNER_AFTER_MS
}

function lost(link: Link, now: number): Extract<Link, { state: 'lost' }> {
  if (link.state === 'lost') return { state: 'lost', since: link.since, tries: link.tries + 1, retryAt: null }
  if (link.state === 'connecting') return { state: 'lost', since: link.since, tries: 0, retryAt: null }
  return { state: 'lost', since: now, tries: 0, retryAt: null }
}
