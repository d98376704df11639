import type { FollowedLog } from '#app/arcade/game-module.ts'
import { LOG_BYTES_MAX } from '#durable/rules/games/round/log-bytes.ts'
import { logOfText } from '#durable/rules/games/round/log-text.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import type { PlayedCourse, WatchedPiece } from '#durable/rules/games/round/watching.ts'

/** A watcher is so many ticks behind: pieces come each second, and a line may hold one up. */
export const BEHIND_TICKS = 2 * TICKS_PER_SECOND

/** Who is further behind than this catches up, ticks. */
const CATCHES_UP_FROM = 2 * BEHIND_TICKS

/** No round is longer, whatever somebody tells of one. */
const LONGEST_TICKS = 7200

/** A round of somebody else, as its pieces come. */
export class WatchedRound {
  readonly course: PlayedCourse
  readonly log: FollowedLog = { bytes: new Uint8Array() }
  /** How many ticks have been told. */
  #known = 0
  #isOver = false
  #hasBegun = false

  constructor(course: PlayedCourse) {
    this.course = course
  }

  /** Whether a piece begins another round. A level of the shelf has the same seed each time. */
  isFollowedBy({ course, tick }: WatchedPiece): boolean {
    return course !== undefined && (this.#isOver || tick < this.#known || course.seed !== this.course.seed)
  }

  /** Takes the next piece; the whole log where it comes with the course. */
  take({ bytes: text, tick, course, isLast }: WatchedPiece) {
    const added = logOfText(text)
    if (typeof added === 'string') return
    const before = course ? [] : [...this.log.bytes]
    this.log.bytes = Uint8Array.from([...before, ...added].slice(0, LOG_BYTES_MAX))
    this.#known = Math.max(this.#known, tick)
    if (isLast) this.#isOver = true
  }

  /**
   * How many ticks to play now, of a round that was played to `tick`, when the clock has room for `due`. One waits until the
   * log is two seconds ahead, and plays at once what is older when one comes late.
   */
  ticksFor(tick: number, due: number): number {
    // The rules play a round that was left on without hands.
    if (this.#isOver) return due
    const ahead = this.#known - tick
    if (ahead > CATCHES_UP_FROM) return Math.min(ahead - BEHIND_TICKS, LONGEST_TICKS)
    this.#hasBegun = ahead > 0 && (this.#hasBegun || ahead >= BEHIND_TICKS)
    return this.#hasBegun ? Math.min(due, ahead) : 0
  }
}
