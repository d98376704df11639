import { ACK_EVERY_MS } from '#durable/protocol/messages.ts'

/** A reader whose acknowledgement is so late is held, ms: it is sent nothing, and later a welcome in place of what it missed. */
const HELD_LATE_MS = 5000
/** The same after its last acknowledgement. */
export const HELD_AFTER_MS = ACK_EVERY_MS + HELD_LATE_MS
const HELD_AFTER_BYTES = 256 * 1024
/** A reader whose acknowledgement is so late is closed, ms. */
const SLOW_LATE_MS = 15_000
/** The same after its last acknowledgement. */
export const SLOW_AFTER_MS = ACK_EVERY_MS + SLOW_LATE_MS
/** A held reader with no more than this unread is sent frames again, bytes. */
const CAUGHT_UP_BYTES = 64 * 1024
/**
 * Frames sent within this time share one mark, ms: one mark per frame would make a list as long as the queue itself.
 */
const MARK_EVERY_MS = 500

type Mark = { frame: number; bytes: number; at: number }

/** `ackEveryMs`: how often the reader acknowledges at least. */
type Start = { isNew: boolean; heldSince?: number | null; ackEveryMs?: number }

/**
 * Measures how far the reader of one socket is behind. The platform's WebSockets report neither how much waits to be
 * sent nor whether anybody reads. So clients acknowledge the number of frames they have received, and one that does not
 * is held, then closed. This also finds half-open connections. Times are epoch ms.
 */
export class Backpressure {
  /**
   * The number of the last line sent before the reader was held; null while it is not held. It must outlive a sleep.
   */
  heldSince: number | null
  #frames = 0
  #bytes = 0
  #readBytes = 0
  /**
   * The reader's count at the moment when ours was 0. A sleep of the room loses our count: then this is null until the
   * first acknowledgement, and a guess afterwards, which takes everything sent by then as read.
   */
  #before: number | null
  /** The upper bound of `#before`, set by the first acknowledgement after a sleep; null until then. */
  #beforeAtMost: number | null
  /** When the frames that are not acknowledged yet were sent, oldest first. */
  readonly #marks: Mark[] = []

  readonly #ackEveryMs: number

  constructor({ isNew, heldSince = null, ackEveryMs = ACK_EVERY_MS }: Start) {
    this.#ackEveryMs = ackEveryMs
    this.#before = isNew ? 0 : null
    this.#beforeAtMost = this.#before
    this.heldSince = heldSince
  }

  get isHeld(): boolean {
    return this.heldSince !== null
  }

  /** Counts a frame that was sent, with its length in bytes (characters in version 1). */
  sent(bytes: number, now: number): void {
    this.#frames += 1
    // The first frame is a welcome. It is long when the room is full, which must not count against the reader.
    if (this.#frames > 1) this.#bytes += bytes
    const last = this.#marks.at(-1)
    const isMarked = last !== undefined && now >= last.at && now - last.at < MARK_EVERY_MS
    if (isMarked) Object.assign(last, { frame: this.#frames, bytes: this.#bytes })
    else this.#marks.push({ frame: this.#frames, bytes: this.#bytes, at: now })
  }

  /**
   * [M4] False if more frames are acknowledged than were sent. The first acknowledgement after a sleep is always
   * believed.
   */
  canHaveRead(frame: number): boolean {
    return this.#beforeAtMost === null || frame - this.#beforeAtMost <= this.#frames
  }

  /** The reader has received `frame` frames over this socket. Returns whether that ends a hold. */
  acknowledged(frame: number, now: number): boolean {
    this.#beforeAtMost ??= frame
    // A reader cannot have read more than was sent: if it seems so, the guess was too low.
    this.#before = Math.max(this.#before ?? 0, Math.min(frame - this.#frames, this.#beforeAtMost))
    const read = frame - this.#before
    while (this.#marks[0] && this.#marks[0].frame <= read) {
      this.#readBytes = this.#marks[0].bytes
      this.#marks.shift()
    }
    if (this.heldSince === null) return false
    return this.#behindMs(now) < this.#ackEveryMs && this.#bytes - this.#readBytes < CAUGHT_UP_BYTES
  }

  /** How the reader stands: `behind` is to be held, `slow` to be closed. */
  stateAt(now: number): 'fine' | 'behind' | 'slow' {
    const behindMs = this.#behindMs(now)
    if (behindMs > this.#ackEveryMs + SLOW_LATE_MS) return 'slow'
    const isBehind = behindMs > this.#ackEveryMs + HELD_LATE_MS || this.#bytes - this.#readBytes > HELD_AFTER_BYTES
    return isBehind || this.heldSince !== null ? 'behind' : 'fine'
  }

  /** Ends a hold. All that was sent before counts as read, since a welcome follows. */
  resume(): void {
    this.heldSince = null
    this.#readBytes = this.#bytes
  }

  /**
   * An acknowledgement is overdue once a frame was sent `ackEveryMs` after the oldest unacknowledged one. Silence does
   * not count against a reader: browsers throttle the timers of hidden pages, but an arriving frame is answered at
   * once.
   */
  #behindMs(now: number): number {
    const oldest = this.#marks[0]
    if (!oldest) return 0
    const asking = this.#marks.find(({ at }) => at >= oldest.at + this.#ackEveryMs)
    return asking ? this.#ackEveryMs + (now - asking.at) : 0
  }
}

/**
 * Marks readers that are behind as held since line `lastSeq`. Returns those that were not held before (`held`), and
 * those that have to be closed (`slow`).
 */
export function lookAfter<Reader extends { backpressure: Backpressure }>(
  readers: Iterable<Reader>,
  { now, lastSeq }: { now: number; lastSeq: number },
): { held: Reader[]; slow: Reader[] } {
  const behind = [...readers].filter(({ backpressure }) => backpressure.stateAt(now) !== 'fine')
  const held = behind.filter(({ backpressure }) => !backpressure.isHeld)
  for (const { backpressure } of held) backpressure.heldSince = lastSeq
  return { held, slow: behind.filter(({ backpressure }) => backpressure.stateAt(now) === 'slow') }
}
