import type { FollowedLog } from '#app/arcade/game-module.ts'
import { mayOrder } from '#durable/rules/games/cats-free/picnic.ts'
import type { Picnic } from '#durable/rules/games/cats-free/picnic.ts'
import { orderAt, readPicnicLog, recordedOrders } from '#durable/rules/games/cats-free/replay-picnic.ts'

/** The orders of somebody else, as the log of their picnic has them. */
export class FollowedOrders {
  readonly #log: FollowedLog
  readonly #recorded = recordedOrders([])
  #read: Uint8Array | null = null

  constructor(log: FollowedLog) {
    this.#log = log
  }

  /** The order of this tick; null where there is none. */
  orderFor(picnic: Readonly<Picnic>): number | null {
    if (this.#read !== this.#log.bytes) {
      this.#read = this.#log.bytes
      const orders = readPicnicLog(this.#read)
      // What anybody may have sent need not be a log: then the dog goes on as it does.
      if (typeof orders !== 'string') this.#recorded.orders = orders
    }
    const order = orderAt(this.#recorded, picnic.tick)
    return order !== null && mayOrder(picnic, order) ? order : null
  }
}
