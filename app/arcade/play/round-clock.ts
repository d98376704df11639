import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'

/** A frame makes up for at most so many ticks, so that at ten frames a second a round keeps its own pace. */
const TICKS_MAX = 8

/** A frame that comes later than this stops the round for a moment: nobody can play what they do not see, ms. */
export const LATE_FRAME_MS = 250
/** Once in so many ms at most: where many frames are late the round goes on, and more slowly. */
const STOPPED_ONCE_IN_MS = 10_000

const TICK_MS = 1000 / TICKS_PER_SECOND
/** [GR6] At the calm pace a tick takes so many times as long. */
const CALM_TIMES = 2

/** What a frame has to do: so many ticks, and then a picture at this time; or nothing, for it came too late. */
export type ClockFrame = { ticks: number; nowMs: number; share: number; isLate: boolean }

type ClockPace = {
  isCalm: boolean
  /** Whether a late frame stops the round: not where the player takes turns, or only watches. */
  stopsLate: boolean
}

/** Makes ticks of one length out of frames of any length. It stands still while it is not asked, as in a pause. */
export class RoundClock {
  readonly #tickMs: number
  readonly #stopsLate: boolean
  #frameAt: number | null = null
  #playedMs = 0
  #restMs = 0
  #sinceStopMs = STOPPED_ONCE_IN_MS

  constructor({ isCalm, stopsLate }: ClockPace) {
    this.#tickMs = isCalm ? TICK_MS * CALM_TIMES : TICK_MS
    this.#stopsLate = stopsLate
  }

  /** A frame at this time, ms on any clock that does not jump. */
  frame(at: number): ClockFrame {
    const sinceMs = this.#frameAt === null ? 0 : Math.max(0, at - this.#frameAt)
    this.#frameAt = at
    const mayStop = this.#stopsLate && this.#sinceStopMs >= STOPPED_ONCE_IN_MS
    if (mayStop && sinceMs > LATE_FRAME_MS) {
      this.#sinceStopMs = 0
      return this.#frameOf(0, true)
    }
    this.#sinceStopMs += sinceMs
    // A computer that has slept has not played.
    const passedMs = Math.min(sinceMs, LATE_FRAME_MS)
    this.#playedMs += passedMs
    this.#restMs += passedMs
    const ticks = Math.min(TICKS_MAX, Math.floor(this.#restMs / this.#tickMs))
    // What is left beyond one tick was too much to make up for.
    this.#restMs = Math.min(this.#restMs - ticks * this.#tickMs, this.#tickMs)
    return this.#frameOf(ticks, false)
  }

  /** The time until the next frame is not played: the round is paused. */
  pause() {
    this.#frameAt = null
  }

  #frameOf(ticks: number, isLate: boolean): ClockFrame {
    return { ticks, nowMs: this.#playedMs, share: Math.min(1, this.#restMs / this.#tickMs), isLate }
  }
}
