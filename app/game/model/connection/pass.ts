import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { WelcomeHead } from '#durable/protocol/frames/records.ts'
import { DROPPED_KEPT_MS } from '#durable/rules/places/dropped.ts'
import type { Link } from './link.ts'

/** So many tries are made by the pass at first: one may come while the machine of the room is still starting. */
const FIRST_TRIES = 2

/** What names the room, and the pass that it has given. */
type Held = { room: string; pass: string }

/**
 * The pass by which a page comes back without a ticket after its connection was lost [E11], so that the database is not
 * asked. A browser does not say why there is no socket, so later tries ask for a ticket and show the pass by turns: the
 * pass may be void, or the database down. A ticket makes the stay of the pass an older one, which ends it.
 */
export class HeldPass {
  #held: Held | null = null

  welcomed({ room, pass }: Pick<WelcomeHead, 'room' | 'pass'>): void {
    if (pass !== undefined) this.#held = { room, pass }
  }

  /** The connection was closed with this code. Who was cut off for what it did needs a ticket. */
  closed(code: number): void {
    if (code === CLOSE.needsTicket || code === CLOSE.flooding) this.#held = null
  }

  /** A ticket was given out. */
  replaced(): void {
    this.#held = null
  }

  /** The pass for the next try, or null: then a ticket has to be asked for. `now` is on the clock of the link. */
  forTry(link: Link, now: number): Held | null {
    if (link.state !== 'lost' || now - link.since >= DROPPED_KEPT_MS) this.#held = null
    const isTurn = link.state === 'lost' && (link.tries < FIRST_TRIES || link.tries % 2 === 1)
    return isTurn ? this.#held : null
  }
}

/** The address of a room's socket, below that of the park: with a ticket or with a pass. */
export function socketPath({ room, ...by }: Held | { room: string; ticket: string }): string {
  const [how, secret] = 'pass' in by ? ['pass', by.pass] : ['ticket', by.ticket]
  return `/parks/${encodeURIComponent(room)}?${how}=${encodeURIComponent(secret)}`
}
