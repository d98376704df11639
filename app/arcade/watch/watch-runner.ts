import type { GameStage, MountRound, PlayedRound, RoundFigures } from '#app/arcade/game-module.ts'
import { RoundClock } from '#app/arcade/play/round-clock.ts'
import type { WatchedRound } from './watched-round.ts'

/** Draws a round of somebody else as its log comes. */
export class WatchRunner {
  readonly #round: PlayedRound
  readonly #watched: WatchedRound
  readonly #clock: RoundClock
  readonly #onFigures: (figures: RoundFigures) => void
  #figures: RoundFigures | null = null
  #frame = 0
  #tick = 0
  #isCatchingUp = false

  constructor(mount: MountRound, stage: GameStage, { watched, onFigures }: Watching) {
    this.#watched = watched
    this.#onFigures = onFigures
    this.#clock = new RoundClock({ isCalm: stage.pace.isCalm, stopsLate: false })
    this.#round = mount({
      ...stage,
      followed: watched.log,
      // What is made up for is not heard.
      sound: (parameters) => !this.#isCatchingUp && stage.sound(parameters),
    })
    this.#next()
  }

  stop() {
    cancelAnimationFrame(this.#frame)
    this.#round.stop()
  }

  #next() {
    this.#frame = requestAnimationFrame((at) => this.#draw(at))
  }

  #draw(at: number) {
    const { ticks: due, nowMs, share } = this.#clock.frame(at)
    const ticks = this.#watched.ticksFor(this.#tick, due)
    this.#isCatchingUp = ticks > due
    for (let tick = 0; tick < ticks; tick++) this.#round.step?.()
    this.#tick += ticks
    this.#round.draw(nowMs, ticks > 0 ? share : 1)
    const figures = this.#round.figures()
    if (figures !== this.#figures) this.#onFigures((this.#figures = figures))
    if (!this.#round.isOver()) this.#next()
  }
}

type Watching = { watched: WatchedRound; onFigures: (figures: RoundFigures) => void }
