import { directionTowards } from '#durable/rules/games/cats-free/directions.ts'
import type { Vector } from '#durable/rules/games/cats-free/directions.ts'
import { mayOrder, ORDER_TICKS, STAND, WOOF } from '#durable/rules/games/cats-free/picnic.ts'
import type { Picnic } from '#durable/rules/games/cats-free/picnic.ts'
import type { Order } from '#durable/rules/games/cats-free/replay-picnic.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'

/** A woof that is asked for while the dog has no breath is remembered for so many ticks. */
const WOOF_WISH_TICKS = 15
/** The dog has come where it is sent when it is so near, in units: nearer it would run to and fro. */
const THERE = 6 * PIXEL

const STEPS: Readonly<Partial<Record<string, Vector>>> = {
  ArrowRight: { x: 1, y: 0 },
  KeyD: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  KeyA: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  KeyS: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
  KeyW: { x: 0, y: -1 },
}
const WOOF_KEYS = ['Space', 'Enter']

/**
 * What hands want of the dog: by keys a direction, by a stick any of sixteen, by a pointer a place on the lawn, whichever
 * was used last. It is asked once in each tick and keeps the orders that it gives, which are the log of the picnic.
 */
export class PicnicHands {
  readonly orders: Order[] = []
  readonly #held = new Set<string>()
  /** Keys that were pressed since the last order was asked for: one that was let go by then still counts. */
  readonly #unseen = new Set<string>()
  #isByKeys = false
  #stick: Vector | null = null
  #goal: Vector | null = null
  #wantsWoofUntil = -1
  #wantsWoof = false

  /** Returns whether the key has a use here. */
  press(code: string): boolean {
    if (WOOF_KEYS.includes(code)) {
      this.woof()
      return true
    }
    if (!STEPS[code]) return false
    this.#held.add(code)
    this.#unseen.add(code)
    this.#isByKeys = true
    this.#stick = null
    this.#goal = null
    return true
  }

  release(code: string): boolean {
    this.#held.delete(code)
    return this.knows(code)
  }

  knows(code: string): boolean {
    return STEPS[code] !== undefined || WOOF_KEYS.includes(code)
  }

  /** How far the stick is pushed, in any measure; null when the thumb is lifted. */
  push(stick: Vector | null) {
    this.#isByKeys = false
    this.#goal = null
    this.#stick = stick
  }

  /** Sends the dog to a place, in units of the lawn; null calls it off. */
  send(goal: Vector | null) {
    this.#isByKeys = false
    this.#stick = null
    this.#goal = goal
  }

  woof() {
    this.#wantsWoof = true
  }

  letGo() {
    this.#held.clear()
    this.#unseen.clear()
    this.#stick = null
    this.#goal = null
    this.#wantsWoof = false
    this.#wantsWoofUntil = -1
  }

  /** The order of this tick; null where there is none. */
  orderFor(picnic: Readonly<Picnic>): number | null {
    if (this.#wantsWoof) this.#wantsWoofUntil = picnic.tick + WOOF_WISH_TICKS
    this.#wantsWoof = false
    if (picnic.tick <= this.#wantsWoofUntil && mayOrder(picnic, WOOF)) {
      this.#wantsWoofUntil = -1
      return this.#give(picnic.tick, WOOF)
    }
    if (picnic.tick % ORDER_TICKS !== 0) return null
    const direction = this.#directionFor(picnic)
    this.#unseen.clear()
    return mayOrder(picnic, direction) ? this.#give(picnic.tick, direction) : null
  }

  #give(tick: number, order: number): number {
    this.orders.push({ tick, order })
    return order
  }

  #directionFor({ x, y }: Readonly<Picnic>): number {
    if (this.#isByKeys) return this.#byKeys()
    if (this.#stick) return directionTowards(this.#stick.x, this.#stick.y)
    if (!this.#goal) return STAND
    const [east, south] = [this.#goal.x - x, this.#goal.y - y]
    return east * east + south * south < THERE * THERE ? STAND : directionTowards(east, south)
  }

  #byKeys(): number {
    let [x, y] = [0, 0]
    for (const code in STEPS) {
      if (!this.#held.has(code) && !this.#unseen.has(code)) continue
      x += STEPS[code]?.x ?? 0
      y += STEPS[code]?.y ?? 0
    }
    return x === 0 && y === 0 ? STAND : directionTowards(x, y)
  }
}
