/** How often received frames are acknowledged, ms (durable/protocol/README.md, section 2). */
const ACK_EVERY_MS = 5000

/**
 * Counts the frames of one socket and says when to acknowledge them: a frame after a silence at once, others together
 * every ACK_EVERY_MS. Times are epoch ms of our own clock.
 */
export class Receipts {
  #frames = 0
  #ackedAt: number | null = null
  #dueAt: number | null = null

  /** Counts a frame. Returns when to acknowledge it (now at the earliest), or null if that is scheduled already. */
  received(now: number): number | null {
    this.#frames += 1
    const isLate = this.#dueAt !== null && now >= this.#dueAt
    if (this.#dueAt !== null && !isLate) return null
    const after = this.#ackedAt === null || this.#ackedAt > now ? now : this.#ackedAt + ACK_EVERY_MS
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
}

/** Acknowledges the frames of one socket, each time with their total number. */
export class Acknowledger {
  readonly #receipts = new Receipts()
  readonly #send: (frame: number) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (frame: number) => void) {
    this.#send = send
  }

  /** A frame has come. */
  received() {
    const now = Date.now()
    const dueAt = this.#receipts.received(now)
    if (dueAt === null) return
    clearTimeout(this.#timer)
    if (dueAt <= now) this.#acknowledge()
    else this.#timer = setTimeout(() => this.#acknowledge(), dueAt - now)
  }

  /** The socket is gone. */
  stop() {
    clearTimeout(this.#timer)
  }

  #acknowledge() {
    const frame = this.#receipts.acknowledge(Date.now())
    if (frame !== null) this.#send(frame)
  }
}
