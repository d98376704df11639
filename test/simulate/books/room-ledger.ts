import type { Refusal } from '#durable/protocol/refusals.ts'
import type { WireThing } from '#durable/protocol/messages.ts'
import type { Act, LedgerOutcome } from '#durable/room/life/act.ts'
import type { LedgerPort } from '#durable/host/ports.ts'
import { isUnavailable } from '#worker/db/patience.ts'
import { NOTHING_WORN } from '#worker/dogs/wear-db.ts'
import type { Wear, WearSlot } from '#worker/dogs/wear-db.ts'
import { drop, dug, pickUp, pooped, scooped, sniffed, takenFrom } from './acts.ts'
import { dogHolder, groundHolder } from './ledger.ts'
import type { Thing } from './ledger.ts'
import type { Simulation } from '../simulation.ts'
import { printed } from './prints.ts'

/** `whenSafe` runs a query of a room once its earlier writes are safe, like the output gate of the platform. */
type Asking = { room: string; now: () => number; whenSafe: (go: () => void) => void }

/** The port of durable/shell/d1-ledger.ts, over the simulated ledger. */
export class ModelLedger implements LedgerPort {
  /** The number of queries without an answer, which keep the room awake. */
  waiting = 0
  readonly #sim: Simulation
  readonly #asking: Asking

  constructor(sim: Simulation, asking: Asking) {
    this.#sim = sim
    this.#asking = asking
  }

  async perform(act: Act): Promise<LedgerOutcome | 'unknown'> {
    const { whenSafe } = this.#asking
    try {
      return await this.#awaited(new Promise<void>((go) => whenSafe(go)).then(() => this.#performed(act)))
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
    return this.ask(() => this.#sim.books.ledger.heldBy(groundHolder(this.#asking.room)).map(wireThing))
  }

  worn(dog: number): Promise<{ wear: Wear; asOf: number }> {
    const { ledger } = this.#sim.books
    return this.ask(() => {
      const wear = { ...NOTHING_WORN }
      for (const { slot, kind } of ledger.heldBy(dogHolder(dog))) if (slot in wear) wear[slot as WearSlot] = kind
      return { wear, asOf: ledger.moves }
    })
  }

  async #performed(act: Act): Promise<LedgerOutcome> {
    const { books, random } = this.#sim
    const { room, now } = this.#asking
    const { op, dog, user, epoch, no } = act
    const actor = { op, dog, user, epoch, no, now: now() }
    switch (act.type) {
      case 'sniff':
        return answered(await sniffed(books, actor, act.other), ({ karma }) => ({ type: 'sniff', karma }))
      case 'dig': {
        const found = await dug(books, { ...actor, random }, { room, ...act.tile, soil: act.soil })
        return answered(found, ({ bones, isSpot }) => ({ type: 'dig', bones, isSpot }))
      }
      case 'drop': {
        const { id, ver } = act.thing
        const dropped = await drop(books, actor, { thing: act.thing, room, ...act.tile })
        return answered(dropped, ({ kind, room: where, x, y, isGone }) => {
          return { type: 'drop', thing: where === room && !isGone ? { id, ver: ver + 1, kind, x, y } : null }
        })
      }
      case 'pickUp':
        return answered(await pickUp(books, actor, { thing: act.thing, room }), () => ({ type: 'pickUp' }))
      case 'poop':
        return answered(await pooped(books, actor, room), ({ liesMs }) => ({ type: 'poop', liesMs }))
      case 'scoop':
        return answered(await scooped(books, actor, act.poop.op), ({ karma }) => ({ type: 'scoop', karma }))
      case 'use': {
        const taken = await takenFrom(books, actor, act)
        return answered(taken, ({ bones, karma }) => ({ type: 'use', bones, karma }))
      }
      case 'pawPrint':
        return answered(await printed(books, actor, { to: act.to, room, ...act.print }), () => ({ type: 'pawPrint' }))
    }
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

function wireThing({ id, ver, kind, slot }: Thing): WireThing {
  const [x = 0, y = 0] = slot.split(',').map(Number)
  return { id, ver, kind, x, y }
}

function answered<Done extends object>(answer: Done | string, outcome: (done: Done) => LedgerOutcome): LedgerOutcome {
  return typeof answer === 'string' ? { type: 'refused', reason: answer as Refusal } : outcome(answer)
}
