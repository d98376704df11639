import { randomId } from '#app/random-id.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import type { FinishAnswer, Rounds, StartAnswer } from './rounds.ts'

/** Rounds of a level that nobody has published: each has another heap, no server knows of them, and nothing counts. */
export class TrialRounds implements Pick<Rounds, 'start' | 'finish'> {
  readonly #level: HeapLevel
  readonly #newId: () => string

  constructor(level: HeapLevel, newId: () => string = randomId) {
    this.#level = level
    this.#newId = newId
  }

  start(): Promise<StartAnswer> {
    const level = this.#level
    const seed = this.#newId().replaceAll('-', '')
    const setup = { seed, level, attempt: null, medals: level.medals, best: null, isFirst: false }
    return Promise.resolve({ started: { id: null, until: 0, setup } })
  }

  /** Never asked, since its rounds have no id. */
  finish(): Promise<FinishAnswer> {
    return Promise.resolve({ isKept: false })
  }
}
