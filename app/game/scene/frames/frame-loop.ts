/** Draws one frame at `now` (epoch ms) and returns when the next one is needed; 0 for as soon as possible. */
export type Draw = (now: number) => number

/** How far frame times may differ from the wall clock before they are corrected, ms. */
const DRIFT_MS = 50

/** The frame time of a window without the focus: 15 frames a second, ms. */
const UNFOCUSED_MS = 1000 / 15
/** The frame time while saving power: half of what most screens show, ms. */
const SAVING_MS = 1000 / 30
/** How early a frame may come and still count as the next one, ms. */
const EARLY_MS = 4

/**
 * Whether a frame is due: always in a focused window that does not save power, else after a while. `sinceLastMs` is in
 * ms.
 */
export function isFrameDue(
  sinceLastMs: number,
  { hasFocus, isSaving }: { hasFocus: boolean; isSaving: boolean },
): boolean {
  if (hasFocus && !isSaving) return true
  return sinceLastMs >= (hasFocus ? SAVING_MS : UNFOCUSED_MS) - EARLY_MS
}

/** Draws only while something moves, and nothing in a hidden tab or while something covers the picture, so that a quiet park costs no battery. */
export class FrameLoop {
  readonly #draw: Draw
  readonly #isSaving: () => boolean
  readonly #isCovered: () => boolean
  readonly #listening = new AbortController()
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #toEpochMs = Date.now() - performance.now()
  #isStopped = false
  #drawnAt = -Infinity

  constructor(draw: Draw, isSaving: () => boolean, isCovered: () => boolean = () => false) {
    this.#draw = draw
    this.#isSaving = isSaving
    this.#isCovered = isCovered
    document.addEventListener('visibilitychange', () => this.wake(), { signal: this.#listening.signal })
  }

  /** Something has changed, so the next frame is drawn. */
  wake() {
    clearTimeout(this.#timer)
    if (this.#isStopped || this.#frame !== 0 || document.hidden || this.#isCovered()) return
    this.#frame = requestAnimationFrame((timestamp) => this.#run(timestamp))
  }

  /** Draws at once after the canvas was cleared, as by a change of its size, before the browser shows it empty. */
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

  // Frame timestamps are even but drift; the wall clock is right but uneven.
  #epochOf(timestamp: number): number {
    const driftMs = Date.now() - (timestamp + this.#toEpochMs)
    if (Math.abs(driftMs) > DRIFT_MS) this.#toEpochMs += driftMs
    return timestamp + this.#toEpochMs
  }
}
