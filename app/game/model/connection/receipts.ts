/** Received frames are acknowledged this often, ms (durable/protocol/README.md, section 2). */
const ACK_EVERY_MS = 5000

/**
 * Counts the frames of one socket and says when to acknowledge them: at once what comes after quiet, else after
 * ACK_EVERY_MS together. Times are our own clock's, ms.
 */
export class Receipts {
  #frames = 0
  #ackedAt: number | null = null
  #dueAt: number | null = null

  /** A frame has come. Returns when to acknowledge (now at the earliest), null where that is arranged already. */
  received(now: number): number | null {
    this.#frames += 1
    const isLate = this.#dueAt !== null && now >= this.#dueAt
    if (this.#dueAt !== null && !isLate) return null
    const after = this.#ackedAt === null || this.#ackedAt > now ? now : this.#ackedAt + ACK_EVERY_MS
    this.#dueAt = Math.max(now, after)
    return this.#dueAt
  }

  /** The number to acknowledge with; null where there is nothing new. */
  acknowledge(now: number): number | null {
    if (this.#dueAt === null) return null
    this.#dueAt = null
    this.#ackedAt = now
    return this.#frames
  }
}

/** Acknowledges the frames of one socket, each time with how many there were. */
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
