import { below } from '#test/support/random.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { userOf } from '../ignores.ts'
import type { Simulation } from '../simulation.ts'

/** A request without an answer is repeated after this time, as in app/game/model/account/ops.ts and app/api.ts, ms. */
const PATIENCE_MS = 8000
const AGAIN_MS = 3000

/** What the Worker does for a request. */
type Run = (actor: Actor) => Promise<object | string>
/**
 * A request: `asked` is what it asks the ledger for under its op. Unless `isOp` is false its answer must be the stored
 * result of that op.
 */
type Errand = { op: string; asked: object; run: Run; isOp?: boolean }

/** The requests of a page to the Worker, one after the other. Each is repeated under its op until it is answered. */
export class Errands {
  #errand: Errand | null = null
  #tries = 0
  readonly #sim: Simulation
  readonly #dog: number

  constructor(sim: Simulation, dog: number) {
    this.#sim = sim
    this.#dog = dog
  }

  get isIdle(): boolean {
    return this.#errand === null
  }

  /** Sends the request, if no other one is on its way. */
  start(errand: Errand): void {
    if (this.#errand) return
    this.#sim.ledger.asked.set(errand.op, errand.asked)
    this.#errand = errand
    this.#try()
  }

  #try(): void {
    const errand = this.#errand
    if (!errand) return
    const { agenda, swarm, random, tally } = this.#sim
    const tryNumber = ++this.#tries
    const isStale = () => this.#errand !== errand || this.#tries !== tryNumber
    agenda.in(PATIENCE_MS, () => !isStale() && this.#try())
    if (random() < swarm.requestTwice) {
      tally.sentTwice += 1
      agenda.in(below(random, 2000), () => void this.#atWorker(errand))
    }
    if (random() < swarm.requestLost) return
    agenda.in(this.#sim.latencyMs, () => {
      void this.#atWorker(errand).then((answer) =>
        agenda.in(this.#sim.latencyMs, () => !isStale() && this.#answered(errand, answer)),
      )
    })
  }

  async #atWorker({ op, run }: Errand): Promise<object | string> {
    const actor = { op, dog: this.#dog, user: userOf(this.#dog), now: this.#sim.parkTime }
    return (await this.#sim.line.attempt(() => run(actor))) ?? 'try-again'
  }

  #answered({ op, isOp = true }: Errand, answer: object | string): void {
    const { agenda, tally, ledgerChecks, random, swarm } = this.#sim
    if (random() < swarm.requestLost) return
    if (answer === 'try-again') return agenda.in(AGAIN_MS, () => this.#try())
    this.#errand = null
    if (typeof answer === 'string') tally.refusals += 1
    else if (isOp) ledgerChecks.told(op, answer)
  }
}
