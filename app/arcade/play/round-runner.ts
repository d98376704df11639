import type { GameStage, MountRound, PlayedRound, RoundFigures, RoundGhost } from '#app/arcade/game-module.ts'
import { onKeysLost } from '#app/ui/lost-keys.ts'
import { RoundClock } from './round-clock.ts'

export type RunnerEvents = {
  onFigures: (figures: RoundFigures) => void
  /** The round was paused by itself: the tab was hidden, or another window is in front. */
  onPaused: () => void
  /** A late frame has stopped the round: it goes on by itself after three, two, one; then null. */
  onCount: (left: number | null) => void
  /** The round is over: its score, and what hands have done. */
  onOver: (score: number, log: Uint8Array) => void
}

/** After a late frame it is counted down from this, each number for so long, ms. */
const COUNT_FROM = 3
const COUNT_MS = 700

/** Runs a round: draws its frames, hands it keys, and holds it while it is paused. */
export class RoundRunner {
  readonly #round: PlayedRound
  readonly #clock: RoundClock
  readonly #events: RunnerEvents
  readonly #stopped = new AbortController()
  #figures: RoundFigures | null = null
  #frame = 0
  #ticks = 0
  #isPaused = false
  #count: ReturnType<typeof setTimeout> | undefined

  constructor(mount: MountRound, stage: GameStage, events: RunnerEvents) {
    this.#events = events
    this.#round = mount(stage)
    const hasClock = this.#round.step !== undefined
    this.#clock = new RoundClock({ isCalm: stage.pace.isCalm, stopsLate: hasClock })
    const { signal } = this.#stopped
    document.addEventListener('visibilitychange', () => document.hidden && this.#pauseItself(), { signal })
    // Who takes turns may look at another window meanwhile.
    if (hasClock) window.addEventListener('blur', () => this.#pauseItself(), { signal })
    // A finger that is held down plays.
    stage.element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    onKeysLost(() => !this.#isPaused && this.#round.letGo(), signal)
    this.#tellFigures()
    this.#next()
  }

  /** True where the game has a use for the key. */
  key(code: string, { isDown, isRepeat }: { isDown: boolean; isRepeat: boolean }): boolean {
    return !this.#isPaused && this.#round.key({ code, isDown, isRepeat })
  }

  /** Whether the ghost is drawn from now on: its pictures may not be there. */
  async meets(ghost: RoundGhost): Promise<boolean> {
    try {
      await this.#round.meet?.(ghost)
      return !this.#stopped.signal.aborted
    } catch {
      return false
    }
  }

  pause() {
    if (this.#isPaused) return
    this.#isPaused = true
    this.#stand()
    this.#round.letGo()
  }

  resume() {
    if (!this.#isPaused) return
    this.#isPaused = false
    this.#next()
  }

  /** How far the round was played, and what hands have done until then. A game of turns counts its time in ticks. */
  get soFar(): { tick: number; log: Uint8Array } {
    return { tick: this.#ticks, log: this.#round.log() }
  }

  get score(): number {
    return this.#round.figures().score
  }

  /** All hands are taken off; what they have done until now. */
  leave(): Uint8Array {
    this.#round.letGo()
    return this.#round.log()
  }

  stop() {
    this.#stopped.abort()
    this.#stand()
    this.#round.stop()
  }

  #next() {
    this.#frame = requestAnimationFrame((at) => this.#draw(at))
  }

  #draw(at: number) {
    const { ticks, nowMs, share, isLate } = this.#clock.frame(at)
    if (isLate) return this.#countDown(COUNT_FROM)
    for (let tick = 0; tick < ticks; tick++) this.#round.step?.()
    this.#ticks += ticks
    this.#round.draw(nowMs, share)
    this.#tellFigures()
    if (!this.#round.isOver()) return this.#next()
    this.#events.onOver(this.#round.figures().score, this.#round.log())
  }

  /** Hands stay where they are: what is held is still held when the round goes on. */
  #countDown(left: number) {
    this.#clock.pause()
    this.#events.onCount(left > 0 ? left : null)
    if (left > 0) this.#count = setTimeout(() => this.#countDown(left - 1), COUNT_MS)
    else this.#next()
  }

  /** No frame comes any more, and no number. */
  #stand() {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#count)
    this.#clock.pause()
    this.#events.onCount(null)
  }

  #pauseItself() {
    if (this.#isPaused || this.#stopped.signal.aborted) return
    this.pause()
    this.#events.onPaused()
  }

  #tellFigures() {
    const figures = this.#round.figures()
    if (figures === this.#figures) return
    this.#figures = figures
    this.#events.onFigures(figures)
  }
}
