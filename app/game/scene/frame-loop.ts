/** Draws one frame at `now` (epoch ms) and says when the next one is needed: 0 for at once. */
export type Draw = (now: number) => number

/** How far the clock of frames may be from the wall clock before it is set again, ms. */
const DRIFT_MS = 50

/** A window that somebody else's window has the keys of is seen from the corner of an eye: 15 frames a second do, ms. */
const UNFOCUSED_MS = 1000 / 15
/** Half of what most screens show, ms. */
const SAVING_MS = 1000 / 30
/** A frame may come so much too early and still count as the next one, ms. */
const EARLY_MS = 4

/** Whether a frame is due: at once in a window that has the focus and need not save, else after a while, ms. */
export function isFrameDue(
  sinceLastMs: number,
  { hasFocus, isSaving }: { hasFocus: boolean; isSaving: boolean },
): boolean {
  if (hasFocus && !isSaving) return true
  return sinceLastMs >= (hasFocus ? SAVING_MS : UNFOCUSED_MS) - EARLY_MS
}

/** Draws only while something moves, and nothing at all in a hidden tab: a quiet park costs no battery. */
export class FrameLoop {
  readonly #draw: Draw
  readonly #isSaving: () => boolean
  readonly #listening = new AbortController()
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #toEpochMs = Date.now() - performance.now()
  #isStopped = false
  #drawnAt = -Infinity

  constructor(draw: Draw, isSaving: () => boolean) {
    this.#draw = draw
    this.#isSaving = isSaving
    document.addEventListener('visibilitychange', () => this.wake(), { signal: this.#listening.signal })
  }

  /** Something has changed: draw the next frame. */
  wake() {
    clearTimeout(this.#timer)
    if (this.#isStopped || this.#frame !== 0 || document.hidden) return
    this.#frame = requestAnimationFrame((timestamp) => this.#run(timestamp))
  }

  /** What was shown is wiped, as after a change of size: draws before the browser shows it empty. */
  redraw() {
    if (this.#isStopped || document.hidden) return
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    this.#drawnAt = -Infinity
    this.#run(performance.now())
  }

  stop() {
    this.#isStopped = true
    this.#listening.abort()
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
  }

  #run(timestamp: number) {
    this.#frame = 0
    const how = { hasFocus: document.hasFocus(), isSaving: this.#isSaving() }
    if (!isFrameDue(timestamp - this.#drawnAt, how)) return this.wake()
    this.#drawnAt = timestamp
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
