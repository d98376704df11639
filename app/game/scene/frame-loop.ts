/** Draws one frame at `now` (epoch ms) and says when the next one is needed: 0 for at once. */
export type Draw = (now: number) => number

/** How far the clock of frames may be from the wall clock before it is set again, ms. */
const DRIFT_MS = 50

/** Draws only while something moves, and nothing at all in a hidden tab: a quiet park costs no battery. */
export class FrameLoop {
  readonly #draw: Draw
  readonly #listening = new AbortController()
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #toEpochMs = Date.now() - performance.now()
  #isStopped = false

  constructor(draw: Draw) {
    this.#draw = draw
    document.addEventListener('visibilitychange', () => this.wake(), { signal: this.#listening.signal })
  }

  /** Something has changed: draw the next frame. */
  wake() {
    clearTimeout(this.#timer)
    if (this.#isStopped || this.#frame !== 0 || document.hidden) return
    this.#frame = requestAnimationFrame((timestamp) => this.#run(timestamp))
  }

  stop() {
    this.#isStopped = true
    this.#listening.abort()
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
  }

  #run(timestamp: number) {
    this.#frame = 0
    const now = this.#epochOf(timestamp)
    const next = this.#draw(now)
    if (next <= now) this.wake()
    else this.#timer = setTimeout(() => this.wake(), next - now)
  }

  // Frames have an even clock of their own; the wall clock is uneven, but right.
  #epochOf(timestamp: number): number {
    const driftMs = Date.now() - (timestamp + this.#toEpochMs)
    if (Math.abs(driftMs) > DRIFT_MS) this.#toEpochMs += driftMs
    return timestamp + this.#toEpochMs
  }
}
