import type { ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { demand } from '../broken.ts'
import type { Player } from '../player.ts'
import type { Simulation } from '../simulation.ts'

export type Act = Extract<ClientMessage, { op: string }>

/** As app/game/model/game/acts.ts has it. */
const AGAIN_MS = 3000
/** Somebody who floods does not flood with this as well, ms. */
const AGAIN_MIN_MS = 250

/** How every op of a dog's player begins. The rest makes a UUID of it. */
export function opPrefix(dog: number): string {
  return `${dog}`.padStart(8, '0')
}

/** What a page asks the room for, each under its op until there is an answer: app/game/model/game/acts.ts, and more patient. */
export class Acting {
  readonly unanswered = new Map<string, Act>()
  readonly #player: Player
  readonly #sim: Simulation

  constructor(sim: Simulation, player: Player) {
    this.#sim = sim
    this.#player = player
  }

  ask(act: Act): void {
    this.unanswered.set(act.op, act)
    this.#player.send(act)
  }

  get isDigging(): boolean {
    return [...this.unanswered.values()].some(({ type }) => type === 'dig')
  }

  heard(message: ServerMessage): void {
    const { dog, world } = this.#player
    const { bookChecks } = this.#sim
    if (message.type === 'welcome') {
      for (const act of this.unanswered.values()) this.#player.send(act)
    } else if (message.type === 'digging') {
      if (message.dog === dog) this.#digOn(message.until - roomTime(world, this.#player.now))
    } else if (message.type === 'refused') {
      if (message.op !== undefined) this.#refused(message.op, message)
    } else if (message.type === 'done') {
      const { op, karma, bones } = message
      demand(op.startsWith(opPrefix(dog)), () => `dog ${dog} was told of ${op}`)
      // Whoever only talks is answered by the room without the books, perhaps twice: it looks like a gift of nothing.
      const isTalk = message.request === 'use' && karma === undefined && bones === undefined
      if (!isTalk) bookChecks.told(op, { ...(karma !== undefined && { karma }), ...(bones !== undefined && { bones }) })
      this.unanswered.delete(op)
    }
  }

  /** Own dog was sent somewhere: a dig is over. */
  sentOff(): void {
    for (const [op, { type }] of this.unanswered) if (type === 'dig') this.unanswered.delete(op)
  }

  #digOn(waitMs: number): void {
    for (const [op, { type }] of this.unanswered) if (type === 'dig') this.#askAgain(op, Math.max(0, waitMs))
  }

  #refused(op: string, { reason, retryInMs = AGAIN_MS }: { reason: string; retryInMs?: number }): void {
    if (reason === 'try-again') this.#sim.tally.tryAgains += 1
    if (reason === 'too-fast' || reason === 'try-again') this.#askAgain(op, Math.max(retryInMs, AGAIN_MIN_MS))
    else this.unanswered.delete(op)
  }

  #askAgain(op: string, afterMs: number): void {
    this.#sim.agenda.in(afterMs, () => {
      const act = this.unanswered.get(op)
      if (act) this.#player.send(act)
    })
  }
}
