/** A reader acknowledges at once what comes after this much quiet, and else this often, ms (app/game/model/connection/receipts.ts). */
const ACK_EVERY_MS = 5000
/** So far behind nothing more is sent; what it has missed is made up for by a fresh welcome. */
export const HELD_AFTER_MS = 7000
const HELD_AFTER_BYTES = 256 * 1024
/** So far behind the socket is closed. */
export const SLOW_AFTER_MS = 11_000
/** A reader that has so little left to read may be sent things again, bytes. */
const CAUGHT_UP_BYTES = 64 * 1024
/** It is enough to know this exactly when something was sent, ms: a list of every frame would be as long as a queue. */
const MARK_EVERY_MS = 500

type Mark = { frame: number; bytes: number; at: number }

/**
 * How far the reader of one socket is behind. WebSockets of the platform tell neither what waits to be sent nor whether
 * anybody reads; so readers say how many frames they have got, and whoever does not is sent no more, then closed. A
 * line that was cut without a word (half-open) is found out in the same way. Times are epoch ms.
 */
export class Flow {
  /** The number of the last line that it was sent before it was held; null while it is not. It has to outlive a sleep. */
  heldSince: number | null
  #frames = 0
  #bytes = 0
  #readBytes = 0
  /**
   * What the reader counts to where we have counted to 0. After a sleep, in which our count is lost, it is null until the
   * first acknowledgement, and from then on a guess: whatever was sent by then counts as read.
   */
  #before: number | null
  /** The most that `#before` can be, by the first acknowledgement after a sleep; null until there is one. */
  #beforeAtMost: number | null
  /** Of frames that are not acknowledged: when they were sent, oldest first. */
  #marks: Mark[] = []

  constructor({ isNew, heldSince = null }: { isNew: boolean; heldSince?: number | null }) {
    this.#before = isNew ? 0 : null
    this.#beforeAtMost = this.#before
    this.heldSince = heldSince
  }

  get isHeld(): boolean {
    return this.heldSince !== null
  }

  /** A frame of so many bytes (or characters) has gone. */
  sent(bytes: number, now: number): void {
    this.#frames += 1
    // A welcome is as long as the room is full, and no reader's fault.
    if (this.#frames > 1) this.#bytes += bytes
    const last = this.#marks.at(-1)
    const isMarked = last !== undefined && now >= last.at && now - last.at < MARK_EVERY_MS
    if (isMarked) Object.assign(last, { frame: this.#frames, bytes: this.#bytes })
    else this.#marks.push({ frame: this.#frames, bytes: this.#bytes, at: now })
  }

  /** [M4] False for more frames than were sent. After a sleep the reader is taken at its word once. */
  canHaveRead(frame: number): boolean {
    return this.#beforeAtMost === null || frame - this.#beforeAtMost <= this.#frames
  }

  /** The reader has got so many frames over this socket. Returns whether it may be sent things again after a hold. */
  acknowledged(frame: number, now: number): boolean {
    this.#beforeAtMost ??= frame
    // Nobody has read more than was sent: where it seems so, the guess was too low.
    this.#before = Math.max(this.#before ?? 0, Math.min(frame - this.#frames, this.#beforeAtMost))
    const read = frame - this.#before
    while (this.#marks[0] && this.#marks[0].frame <= read) {
      this.#readBytes = this.#marks[0].bytes
      this.#marks.shift()
    }
    if (this.heldSince === null) return false
    return this.#behindMs(now) < ACK_EVERY_MS && this.#bytes - this.#readBytes < CAUGHT_UP_BYTES
  }

  /** What to do about the reader at the moment. */
  stateAt(now: number): 'fine' | 'behind' | 'slow' {
    const behindMs = this.#behindMs(now)
    if (behindMs > SLOW_AFTER_MS) return 'slow'
    const isBehind = behindMs > HELD_AFTER_MS || this.#bytes - this.#readBytes > HELD_AFTER_BYTES
    return isBehind || this.heldSince !== null ? 'behind' : 'fine'
  }

  /** Sends begin anew, with a welcome. */
  resume(): void {
    this.heldSince = null
    this.#readBytes = this.#bytes
  }

  /**
   * A reader owes an answer once it is sent something ACK_EVERY_MS after what it has left unanswered. Quiet does not
   * count against it: in a page that nobody looks at browsers hold timers back, but what comes is answered at once.
   */
  #behindMs(now: number): number {
    const oldest = this.#marks[0]
    if (!oldest) return 0
    const asking = this.#marks.find(({ at }) => at >= oldest.at + ACK_EVERY_MS)
    return asking ? ACK_EVERY_MS + (now - asking.at) : 0
  }
}

/**
 * Whoever is behind is sent no more after line `lastSeq`: those who are so from now on are `held`, those who are so far
 * behind that they have to go are `slow`.
 */
export function lookAfter<Reader extends { flow: Flow }>(
  readers: Iterable<Reader>,
  { now, lastSeq }: { now: number; lastSeq: number },
): { held: Reader[]; slow: Reader[] } {
  const behind = [...readers].filter(({ flow }) => flow.stateAt(now) !== 'fine')
  const held = behind.filter(({ flow }) => !flow.isHeld)
  for (const { flow } of held) flow.heldSince = lastSeq
  return { held, slow: behind.filter(({ flow }) => flow.stateAt(now) === 'slow') }
}
