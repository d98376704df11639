import type { LiveLog } from '#app/arcade/game-module.ts'
import { ghostTick } from '#app/arcade/picture/live-ghost.ts'
import { STAND, startPicnic, stepPicnic } from '#durable/rules/games/cats-free/picnic.ts'
import type { Picnic } from '#durable/rules/games/cats-free/picnic.ts'
import { orderAt, readPicnicLog, recordedOrders } from '#durable/rules/games/cats-free/replay-picnic.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'
import { FollowedOrders } from './followed-orders.ts'
import { sideOf } from './picnic-view.ts'
import type { Side } from './picnic-view.ts'

/** A picnic of somebody else, played again from its log beside one's own. One sees its dog, and not its cats. */
export class GhostPicnic {
  readonly picnic: Picnic
  /** Where the dog was before its last tick. */
  readonly before = { x: 0, y: 0 }
  /** How far the dog has run, in art px: its legs follow it. */
  ranPx = 0
  side: Side = 'down'
  readonly #orderFor: (picnic: Picnic) => number | null
  readonly #live: LiveLog | undefined

  constructor(seed: string, log: Uint8Array, live?: LiveLog) {
    this.picnic = startPicnic(seed)
    this.#live = live
    this.#orderFor = live ? followed(live) : recorded(log)
    this.#keepPlace()
  }

  /** Plays on to this tick of one's own picnic: all at once where the ghost came late, else a tick. */
  follow(tick: number) {
    const { picnic } = this
    const to = ghostTick(tick, this.#live)
    if (picnic.tick >= to) this.#keepPlace()
    while (picnic.tick < to && !picnic.isOver) {
      this.#keepPlace()
      stepPicnic(picnic, this.#orderFor(picnic))
      if (picnic.direction !== STAND) this.side = sideOf(picnic.direction)
      this.ranPx += (Math.abs(picnic.x - this.before.x) + Math.abs(picnic.y - this.before.y)) / PIXEL
    }
    if (picnic.isOver) this.#keepPlace()
  }

  #keepPlace() {
    this.before.x = this.picnic.x
    this.before.y = this.picnic.y
  }
}

/** The server sends proven logs only; should this one not be readable, the dog stands. */
function recorded(log: Uint8Array): (picnic: Picnic) => number | null {
  const orders = readPicnicLog(log)
  const known = recordedOrders(typeof orders === 'string' ? [] : orders)
  return ({ tick }) => orderAt(known, tick)
}

function followed(live: LiveLog): (picnic: Picnic) => number | null {
  const orders = new FollowedOrders(live)
  return (picnic) => orders.orderFor(picnic)
}
