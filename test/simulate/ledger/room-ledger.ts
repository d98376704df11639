import type { LedgerPort, Stray } from '#durable/host/ports.ts'
import type { WireThing } from '#durable/protocol/messages.ts'
import type { Act, LedgerOutcome } from '#durable/room/act.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import { D1Ledger } from '#durable/shell/d1-ledger.ts'
import type { Simulation } from '../simulation.ts'
import type { Trip } from './sqlite-d1.ts'

/**
 * `whenSafe` delays a query until the earlier writes of the room are safe, as the output gate of the platform does, and
 * for ever when the object of the room is gone.
 */
type Asking = { room: string; now: () => number; whenSafe: (go: () => void) => void }

/** The deployed port of a room to the ledger, over the line to the database. */
export class RoomLedger implements LedgerPort {
  /** How many queries have no answer yet. They keep the room awake. */
  waiting = 0
  readonly #sim: Simulation
  readonly #whenSafe: Asking['whenSafe']
  readonly #d1: D1Ledger

  constructor(sim: Simulation, { room, now, whenSafe }: Asking) {
    this.#sim = sim
    this.#whenSafe = whenSafe
    this.#d1 = new D1Ledger({ db: sim.ledger.db, room, now, random: sim.random })
  }

  async perform(act: Act): Promise<LedgerOutcome | 'unknown'> {
    this.#sim.ledger.asked.set(act.op, act)
    await this.#safe()
    return this.#awaited(this.#sim.line.act(() => this.#d1.perform(act)))
  }

  /** Carries the queries of the room's presence. */
  trip: Trip = async (question) => {
    await this.#safe()
    const answer = await this.ask(question)
    await this.#safe()
    return answer
  }

  #safe(): Promise<void> {
    return new Promise((go) => this.#whenSafe(go))
  }

  /** Any other query of the room. */
  ask<Answer>(question: () => Answer): Promise<Answer> {
    return this.#awaited(this.#sim.line.ask(question))
  }

  async tidy(stray: Stray): ReturnType<LedgerPort['tidy']> {
    await this.#safe()
    return this.#awaited(this.#sim.line.act(() => this.#d1.tidy(stray)))
  }

  async stamp(user: number, keys: readonly StampKey[]): ReturnType<LedgerPort['stamp']> {
    await this.#safe()
    return this.#awaited(this.#sim.line.act(() => this.#d1.stamp(user, keys)))
  }

  lying(): Promise<WireThing[]> {
    return this.#awaited(this.#sim.line.act(() => this.#d1.lying()))
  }

  worn(dog: number): ReturnType<LedgerPort['worn']> {
    return this.#awaited(this.#sim.line.act(() => this.#d1.worn(dog)))
  }

  passers(dogs: readonly number[]): ReturnType<LedgerPort['passers']> {
    return this.#awaited(this.#sim.line.act(() => this.#d1.passers(dogs)))
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
