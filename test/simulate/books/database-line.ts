import { DatabaseUnavailable } from '#worker/db/patience.ts'
import { below } from '#test/support/random.ts'
import type { Simulation } from '../simulation.ts'

/** The same as in worker/db/patience.ts. */
const ANSWER_WITHIN_MS = 3000
/** The longest delay of a late query, ms. */
const LATE_MS = 20_000

/**
 * The connection to the database. A query and its answer each take some time. Either may be lost, or the query may arrive
 * after its sender has given up.
 */
export class DatabaseLine {
  /** Until this virtual time the database answers nothing. */
  downUntil = 0
  /** Whether an answer has arrived that its sender has not handled yet. */
  hasAnswered = false
  readonly #sim: Simulation

  constructor(sim: Simulation) {
    this.#sim = sim
  }

  ask = <Answer>(question: () => Answer): Promise<Answer> => {
    const { agenda, tally, random, swarm } = this.#sim
    const { databaseLost, databaseMute, databaseLate, databaseMs: farMs } = swarm
    return new Promise((resolve, reject) => {
      let isOver = false
      const once = (run: () => void) => {
        if (isOver) return
        isOver = true
        this.hasAnswered = true
        run()
      }
      const fail = () => once(() => reject(new DatabaseUnavailable('no answer')))
      agenda.in(ANSWER_WITHIN_MS, fail)
      if (random() < databaseLost) return
      const isLate = random() < databaseLate
      agenda.in(isLate ? ANSWER_WITHIN_MS + below(random, LATE_MS) : 1 + below(random, farMs), () => {
        if (agenda.now < this.downUntil) return fail()
        if (isOver) tally.lateCommits += 1
        const answer = question()
        if (random() < databaseMute) {
          tally.lostAnswers += 1
          return
        }
        agenda.in(1 + below(random, farMs), () => once(() => resolve(answer)))
      })
    })
  }
}
