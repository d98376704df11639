import { UnansweredActs } from '#app/game/model/game/unanswered-acts.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import { demand } from '../broken.ts'
import type { Player } from '../player.ts'
import type { Simulation } from '../simulation.ts'

/** The first part of the UUID of each op of this dog's player. */
export function opPrefix(dog: number): string {
  return `${dog}`.padStart(8, '0')
}

/** The acts of a page, which hands messages on as app/game/model/game/acts.ts does. */
export class Acting extends UnansweredActs {
  readonly #player: Player
  readonly #sim: Simulation

  constructor(sim: Simulation, player: Player) {
    super((act) => player.send(act), player.clock)
    this.#player = player
    this.#sim = sim
  }

  heard(message: ServerMessage): void {
    const { dog, world } = this.#player
    const { ledgerChecks, tally } = this.#sim
    if (message.type === 'welcome') this.welcomed()
    else if (message.type === 'digging') {
      if (message.dog === dog) this.digging(message.until - roomTime(world, this.#player.now))
    } else if (message.type === 'refused') {
      if (message.reason === 'try-again') tally.tryAgains += 1
      if (message.op !== undefined) this.refused(message.op, message)
    } else if (message.type === 'done') {
      const { op, karma, bones } = message
      demand(op.startsWith(opPrefix(dog)), () => `dog ${dog} was told of ${op}`)
      // Talk with an NPC and the use of a thing are answered without the ledger, perhaps twice, with neither karma nor bones.
      const isTalk = message.request === 'use' && karma === undefined && bones === undefined
      if (!isTalk)
        ledgerChecks.told(op, { ...(karma !== undefined && { karma }), ...(bones !== undefined && { bones }) })
      this.done(op)
    }
  }
}
