import { setImmediate, setTimeout } from 'node:timers/promises'
import { below } from '#test/support/random.ts'
import { ANSWER_WITHIN_MS, DatabaseUnavailable, isUnavailable } from '#worker/db/circuit-breaker.ts'
import { Broken, demand } from '../broken.ts'
import type { Simulation } from '../simulation.ts'

/** The longest delay of a late query, ms. */
const LATE_MS = 20_000
/** Turns of Node's loop that nearly every act needs at most until it asks the database or ends. */
const TURNS_WITHOUT_PAUSE = 1000
/**
 * Turns after which an act counts as hung. A hash is made in another thread, which a busy machine may hold up for any
 * time, so the turns after the first thousand each pause for a millisecond.
 */
const TURNS_MAX = 30_000

/**
 * The connection to the database, and the code behind it. A query and its answer each take some time. Either may be lost,
 * or the query may arrive after its sender has given up.
 *
 * The acts of the Worker are asynchronous: they make hashes. So that chance is drawn in the same order each time, they
 * run one after the other and between two events: each until it asks the database, or ends.
 */
export class DatabaseLine {
  /** Until this virtual time the database answers nothing. */
  downUntil = 0
  readonly #sim: Simulation
  readonly #due: (() => void)[] = []
  #isRunning = false

  constructor(sim: Simulation) {
    this.#sim = sim
  }

  /** Starts an act when the event is over. */
  act<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const ended = () => (this.#isRunning = false)
      this.#due.push(() => void run().then(resolve, reject).finally(ended))
    })
  }

  /** An act of which somebody can do without an answer: null if there is none. Any other error is a fault. */
  async attempt<Answer>(run: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await this.act(run)
    } catch (error) {
      this.#sim.guarded(() => demand(isUnavailable(error), () => `a question failed: ${String(error)}`))
      return null
    }
  }

  /** An act that asks one thing. */
  ask<Answer>(question: () => Answer): Promise<Answer> {
    return this.act(() => this.trip(question))
  }

  /** Lets promises that are ready be handled before the next event. */
  soon(): void {
    this.#due.push(() => (this.#isRunning = false))
  }

  /** Runs all that acts can do without a further answer. */
  async settle(): Promise<void> {
    for (let next = this.#due.shift(); next; next = this.#due.shift()) {
      this.#isRunning = true
      next()
      let turns = 0
      do {
        if (++turns > TURNS_MAX) throw new Broken('an act neither asks the database nor ends')
        await (turns < TURNS_WITHOUT_PAUSE ? setImmediate() : setTimeout(1))
      } while (this.#isRunning)
    }
  }

  /** A query of an act that runs: its way to the database and back. */
  trip = <Answer>(question: () => Answer): Promise<Answer> => {
    const { agenda, tally, random, swarm } = this.#sim
    const { databaseLost, databaseMute, databaseLate, databaseMs: farMs } = swarm
    this.#isRunning = false
    return new Promise((resolve, reject) => {
      let isOver = false
      const once = (goOn: () => void) => {
        if (isOver) return
        isOver = true
        callOff()
        this.#due.push(goOn)
      }
      const fail = () => once(() => reject(new DatabaseUnavailable('no answer')))
      const callOff = agenda.later(ANSWER_WITHIN_MS, fail)
      if (random() < databaseLost) return
      const isLate = random() < databaseLate
      agenda.in(isLate ? ANSWER_WITHIN_MS + below(random, LATE_MS) : 1 + below(random, farMs), () => {
        if (agenda.now < this.downUntil) return fail()
        if (isOver) tally.lateCommits += 1
        const answer = new Promise<Answer>((found) => found(question()))
        // An error reaches nobody either if the answer is lost.
        answer.catch(() => {})
        if (random() < databaseMute) {
          tally.lostAnswers += 1
          return
        }
        agenda.in(1 + below(random, farMs), () => once(() => resolve(answer)))
      })
    })
  }
}
