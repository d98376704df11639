import { BROWSER_CLOCK } from '#app/game/model/page-clock.ts'
import type { PageClock } from '#app/game/model/page-clock.ts'
import { ACK_EVERY_MS } from '#durable/protocol/messages.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'

/**
 * Counts the frames of one socket and says when to acknowledge them by a message of its own: a frame after a silence at
 * once, others together every `ackEveryMs`, unless another message has acknowledged them by then
 * (durable/protocol/README.md, section 2). Times are epoch ms of our own clock.
 */
export class Receipts {
  #frames = 0
  #ackedAt: number | null = null
  #dueAt: number | null = null
  readonly #ackEveryMs: number

  constructor(ackEveryMs = ACK_EVERY_MS) {
    this.#ackEveryMs = ackEveryMs
  }

  /** Counts a frame. Returns when to acknowledge it (now at the earliest), or null if that is scheduled already. */
  received(now: number): number | null {
    this.#frames += 1
    const isLate = this.#dueAt !== null && now >= this.#dueAt
    if (this.#dueAt !== null && !isLate) return null
    const after = this.#ackedAt === null || this.#ackedAt > now ? now : this.#ackedAt + this.#ackEveryMs
    this.#dueAt = Math.max(now, after)
    return this.#dueAt
  }

  /** Returns the number of frames to acknowledge; null if there are no new ones. */
  acknowledge(now: number): number | null {
    if (this.#dueAt === null) return null
    this.#dueAt = null
    this.#ackedAt = now
    return this.#frames
  }

  /** Adds the number of frames to a message that can carry it, so that it needs no message of its own. */
  riding(message: ClientMessage, now: number): ClientMessage {
    if (message.type !== 'walk' && message.type !== 'say' && message.type !== 'typing') return message
    const frame = this.acknowledge(now)
    return frame === null ? message : { ...message, frame }
  }
}

/** Acknowledges the frames of one socket, each time with their total number. */
export class Acknowledger {
  readonly #receipts: Receipts
  readonly #send: (frame: number) => void
  readonly #clock: PageClock
  #callOff = () => {}

  constructor(send: (frame: number) => void, clock = BROWSER_CLOCK, ackEveryMs?: number) {
    this.#receipts = new Receipts(ackEveryMs)
    this.#send = send
    this.#clock = clock
  }

  /** A frame has come. */
  received() {
    const now = this.#clock.now()
    const dueAt = this.#receipts.received(now)
    if (dueAt === null) return
    this.#callOff()
    if (dueAt <= now) this.#acknowledge()
    else this.#callOff = this.#clock.later(dueAt - now, () => this.#acknowledge())
  }

  /** Returns the message that is about to be sent, with an acknowledgement where there is something to acknowledge. */
  riding(message: ClientMessage): ClientMessage {
    return this.#receipts.riding(message, this.#clock.now())
  }

  /** The socket is gone. */
  stop() {
    this.#callOff()
  }

  #acknowledge() {
    const frame = this.#receipts.acknowledge(this.#clock.now())
    if (frame !== null) this.#send(frame)
  }
}
