import type { ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { demand } from '../broken.ts'
import type { Player } from '../player.ts'
import type { Simulation } from '../simulation.ts'

export type Act = Extract<ClientMessage, { op: string }>

/** The same as in app/game/model/game/acts.ts, ms. */
const AGAIN_MS = 3000
/** The least pause before an act is sent again, ms, so that retries do not add to a flood. */
const AGAIN_MIN_MS = 250

/** The first part of the UUID of each op of this dog's player. */
export function opPrefix(dog: number): string {
  return `${dog}`.padStart(8, '0')
}

/** The acts of a page, as in app/game/model/game/acts.ts, but each is repeated until it is answered. */
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
    const { ledgerChecks } = this.#sim
    if (message.type === 'welcome') {
      for (const act of this.unanswered.values()) this.#player.send(act)
    } else if (message.type === 'digging') {
      if (message.dog === dog) this.#digOn(message.until - roomTime(world, this.#player.now))
    } else if (message.type === 'refused') {
      if (message.op !== undefined) this.#refused(message.op, message)
    } else if (message.type === 'done') {
      const { op, karma, bones } = message
      demand(op.startsWith(opPrefix(dog)), () => `dog ${dog} was told of ${op}`)
      // Talking with an NPC is answered without the ledger, perhaps twice. The answer has neither karma nor bones.
      const isTalk = message.request === 'use' && karma === undefined && bones === undefined
      if (!isTalk)
        ledgerChecks.told(op, { ...(karma !== undefined && { karma }), ...(bones !== undefined && { bones }) })
      this.unanswered.delete(op)
    }
  }

  /** The own dog was sent somewhere else, which ends a dig. */
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
