import type { Visitor } from '#durable/protocol/gate.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { run } from '#worker/db/query.ts'
import { visitorDog } from '#worker/dogs/dogs-db.ts'
import { greetDay, isGreeted } from '#worker/dogs/living-db.ts'
import { TICKET_LIFE_MS } from '#worker/entrance/admission.ts'
import { visitorOf } from '#worker/entrance/gate.ts'
import { issueTicket, redeemTicket } from '#worker/entrance/tickets-db.ts'
import type { Shown } from '#worker/entrance/tickets-db.ts'
import { stampMaskOf } from '#worker/ledger/stamps-db.ts'
import { uncountSocket } from '#worker/presence/sockets-db.ts'
import type { Socket } from '#worker/presence/sockets-db.ts'
import { silentTo } from '#worker/unheard/unheard-db.ts'
import { userOf } from './ignores.ts'
import type { Simulation } from './simulation.ts'

export type Ticket = Omit<Shown, 'now'>

/** A seed by which the trail of the first day ends where a simulated trail can. */
const TRAIL_SEED = numberedSeed(4)

/** Admits dogs by the deployed queries of worker/entrance. Each answer is null if the database has not answered. */
export class Gate {
  readonly #sim: Simulation
  #tickets = 0
  /** How many tickets are shown that nobody has been answered of yet. */
  #shown = 0

  constructor(sim: Simulation) {
    this.#sim = sim
  }

  admit(dogId: DogId, room: string): Promise<Ticket | 'dog-is-dead' | null> {
    const { ledger, line, parkTime: now } = this.#sim
    return line.attempt(async () => {
      const greeted = await run(isGreeted(ledger.db, { dogId, now }))
      if (!greeted && (await greetDay(ledger.db, { dogId, now })) === 'dog-is-dead') return 'dog-is-dead'
      const ticket = { hash: `ticket ${++this.#tickets}`, dogId, room }
      const issued = { ...ticket, userId: userOf(dogId), now, expiresAt: now + TICKET_LIFE_MS, isCounted: false }
      return (await issueTicket(ledger.db, issued)) === null ? ticket : 'dog-is-dead'
    })
  }

  /** Whether somebody is at the gate. */
  get isBusy(): boolean {
    return this.#shown > 0
  }

  /** The bearer of the ticket, and the room that the dog was in before; null as well if the ticket is not valid. */
  async redeem(ticket: Ticket): Promise<{ visitor: Visitor; was: string | undefined } | null> {
    const { ledger, line, parkTime: now } = this.#sim
    const user = userOf(ticket.dogId)
    const queries = [
      visitorDog(ledger.db, ticket.dogId),
      silentTo(ledger.db, user),
      stampMaskOf(ledger.db, user),
    ] as const
    this.#shown += 1
    const answers = await line.attempt(() => redeemTicket(ledger.db, { ...ticket, now }, queries))
    this.#shown -= 1
    const [admission, dog, unheard = [], stamps = 0] = answers ?? []
    if (!admission || !dog) return null
    const trail = { seed: TRAIL_SEED, foundDay: null }
    const soil = this.#sim.isHunt && { seed: numberedSeed(userOf(ticket.dogId)), day: osloDay(now), found: 0 }
    const visitor = {
      ...visitorOf(dog, admission, unheard),
      trail,
      stamps,
      ...(soil && { soil, hunt: null }),
      readAt: now,
    }
    return { visitor, was: admission.was?.room }
  }

  /** The room has opened no socket. */
  undo(socket: Socket): void {
    const { ledger, line } = this.#sim
    void line.attempt(async () => uncountSocket(ledger.db, socket))
  }
}
