import { DatabaseUnavailable } from '#worker/db/patience.ts'
import { below } from '#test/support/random.ts'
import type { Simulation } from '../simulation.ts'

/** As worker/db/patience.ts has it. */
const ANSWER_WITHIN_MS = 3000
/** A question that is late gets there after so long at most. */
const LATE_MS = 20_000

/**
 * The way to the database: a question takes its time to get there, is answered as a whole, and the answer takes its time
 * back. A question may be lost, or its answer, or come late, when nobody waits for it any more.
 */
export class DatabaseLine {
  /** Until then nothing gets through (virtual time). */
  downUntil = 0
  /** Something was answered, and whoever asked has not gone on yet. */
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
