import type { WireThing } from '#durable/protocol/messages.ts'
import type { Act, LedgerOutcome } from '#durable/room/life/act.ts'
import type { LedgerPort } from '#durable/host/ports.ts'
import { actOutcome, wireThing } from '#durable/shell/act-outcome.ts'
import { isUnavailable } from '#worker/db/patience.ts'
import { NOTHING_WORN } from '#worker/dogs/wear-db.ts'
import type { Wear, WearSlot } from '#worker/dogs/wear-db.ts'
import { dug, layDown, pickUp, pooped, scooped, sniffed, takenFrom } from './acts.ts'
import { dogHolder, groundHolder } from './ledger.ts'
import type { Simulation } from '../simulation.ts'
import { printed } from './prints.ts'

const ACTS = { sniffed, dug, layDown, pickUp, pooped, scooped, takenFrom, printed }

/** `whenSafe` delays a query until the earlier writes of the room are safe, as the output gate of the platform does. */
type Asking = { room: string; now: () => number; whenSafe: (go: () => void) => void }

/** The same port as in durable/shell/d1-ledger.ts, over the ledger in memory. */
export class ModelLedger implements LedgerPort {
  /** How many queries have no answer yet. They keep the room awake. */
  waiting = 0
  readonly #sim: Simulation
  readonly #asking: Asking

  constructor(sim: Simulation, asking: Asking) {
    this.#sim = sim
    this.#asking = asking
  }

  async perform(act: Act): Promise<LedgerOutcome | 'unknown'> {
    const { room, now, whenSafe } = this.#asking
    const { books, random } = this.#sim
    const whenAsked = () => actOutcome(act, { ledger: books, acts: ACTS, room, now: now(), random })
    try {
      return await this.#awaited(new Promise<void>((go) => whenSafe(go)).then(whenAsked))
    } catch (error) {
      if (isUnavailable(error)) return 'unknown'
      throw error
    }
  }

  /** Any other query of the room. */
  ask<Answer>(question: () => Answer): Promise<Answer> {
    return this.#awaited(this.#sim.books.ask(question))
  }

  lying(): Promise<WireThing[]> {
    const { ledger } = this.#sim.books
    const lying = () => ledger.heldBy(groundHolder(this.#asking.room))
    return this.ask(() => lying().map(({ slot, ...thing }) => wireThing({ ...thing, tile: slot })))
  }

  worn(dog: number): Promise<{ wear: Wear; asOf: number }> {
    const { ledger } = this.#sim.books
    return this.ask(() => {
      const wear = { ...NOTHING_WORN }
      for (const { slot, kind } of ledger.heldBy(dogHolder(dog))) if (slot in wear) wear[slot as WearSlot] = kind
      return { wear, asOf: ledger.moves }
    })
  }

  async #awaited<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.waiting += 1
    try {
      return await answer
    } finally {
      this.waiting -= 1
    }
  }
}
