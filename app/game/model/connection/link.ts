import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'

/** The state of the connection to the room. Times are epoch ms of our own clock. */
export type Link =
  | { state: 'connecting'; since: number }
  | { state: 'open' }
  /**
   * The connection is lost. `tries` counts the attempts since then; `retryAt` is null during one. `refusal` is why the
   * last attempt got no ticket, if the server has said so, and `notBefore` is the earliest time for another one.
   */
  | { state: 'lost'; since: number; tries: number; retryAt: number | null; refusal?: Refusal; notBefore?: number }
  /** There are no further attempts until the player asks for one. */
  | { state: 'ended'; why: LinkEnding }

export type LinkEnding =
  /** The dog has entered the park in another window. */
  | 'elsewhere'
  /** The protocol of the page is too old for the room. */
  | 'too-old'
  | 'kicked'
  /** The roles of the player have changed. */
  | 'changed'
  | 'left'
  | 'broken'
  | Refusal

export type LinkEvent =
  | { type: 'welcomed' }
  | { type: 'closed'; code: number }
  /** There was no ticket: the server refused it, or did not answer (null). `retryInMs` says when there may be one. */
  | { type: 'no-ticket'; refusal: Refusal | null; retryInMs?: number | null }
  | { type: 'waiting'; until: number }
  | { type: 'trying' }
  /** The player asks to connect again. */
  | { type: 'asked' }

/** Refusals that pass by themselves, so that another attempt is of use. */
const PASSING: readonly Refusal[] = ['flooded-lately', 'too-fast', 'too-many-connections', 'too-often', 'try-again']

/**
 * The longest pause before the first, second … attempt, ms; each pause is drawn evenly from 0 up to it. Seven and a
 * half seconds spread the thousand dogs that a deploy disconnects as the gate can let them in (measured by npm run
 * storm).
 */
const WAIT_CEILINGS_MS = [7500, 7500, 8000] as const
/** The least pause after the room has closed the socket for flooding, ms. */
const AFTER_FLOOD_MS = 10_000
/** After how long a lost connection is shown, and after how long the park counts as unavailable, ms. */
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

/** Whether another attempt is of use. Null (no answer) counts as passing. */
export function isPassing(refusal: Refusal | null): boolean {
  return refusal === null || PASSING.includes(refusal)
}

/** Why a close code ends the connection; null if the client reconnects by itself. */
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

/** The pause before attempt number `tries` (0 is the first after a loss), ms. `random` is in [0, 1). */
export function waitBeforeTry({ tries, code, random }: { tries: number; code: number; random: () => number }): number {
  const ceiling = WAIT_CEILINGS_MS[Math.min(tries, WAIT_CEILINGS_MS.length - 1)] ?? 0
  const wait = Math.round(random() * ceiling)
  return code === CLOSE.flooding ? AFTER_FLOOD_MS + wait : wait
}

/** Whether the park counts as unavailable: it says so, or it cannot be reached for a minute without saying why. */
export function isParkUnavailable(link: Link, now: number): boolean {
  if (link.state === 'lost' && link.refusal) return false
  if (link.state === 'ended') return link.why === 'park-closed' || link.why === 'broken'
  return link.state !== 'open' && now - link.since >= UNAVAILABLE_AFTER_MS
}

/** Whether to show the banner about the lost connection. */
export function showsBanner(link: Link, now: number): boolean {
  return link.state === 'lost' && now - link.since >= BANNER_AFTER_MS
}

function lost(link: Link, now: number): Extract<Link, { state: 'lost' }> {
  if (link.state === 'lost') return { state: 'lost', since: link.since, tries: link.tries + 1, retryAt: null }
  if (link.state === 'connecting') return { state: 'lost', since: link.since, tries: 0, retryAt: null }
  return { state: 'lost', since: now, tries: 0, retryAt: null }
}
