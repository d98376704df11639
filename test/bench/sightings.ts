import type { Tile } from '#durable/rules/tiles.ts'

/** A requested walk, at `at` (ms); `unseen` holds the observers that have not seen it yet. */
type Ask = { goal: Tile; at: number; unseen: Set<number> }

/** A dog requests a walk at most once a second, so with so many kept, a later sight was late by seconds. */
const ASKS_KEPT = 8

/**
 * Matches the requested walks with the sights of the observers, by dog and goal. A room may send a dog to a tile beside
 * its goal if another dog has that, so the nearest of the dog's latest goals counts.
 */
export class Sightings {
  readonly #observers: readonly number[]
  readonly #asks = new Map<number, Ask[]>()
  /** For walks requested in the window: milliseconds to each sight, and the number of expected sights. */
  readonly latenciesMs: number[] = []
  expected = 0
  /** Sights in the window, of any walk. */
  seenInWindow = 0
  #window: { from: number; to: number } = { from: Infinity, to: Infinity }

  /** @param observers the dogs whose bots observe */
  constructor(observers: readonly number[]) {
    this.#observers = observers
  }

  openWindow(from: number, to: number): void {
    this.#window = { from, to }
  }

  #isInWindow(at: number): boolean {
    return at >= this.#window.from && at < this.#window.to
  }

  asked(dog: number, goal: Tile, at: number): void {
    const unseen = new Set(this.#observers.filter((observer) => observer !== dog))
    if (this.#isInWindow(at)) this.expected += unseen.size
    const asks = this.#asks.get(dog) ?? []
    asks.push({ goal, at, unseen })
    if (asks.length > ASKS_KEPT) asks.shift()
    this.#asks.set(dog, asks)
  }

  seen(observer: number, { dog, goal, at }: { dog: number; goal: Tile; at: number }): void {
    if (observer === dog) return
    const candidates = this.#asks.get(dog)?.filter(({ unseen }) => unseen.has(observer)) ?? []
    const [first, ...others] = candidates
    if (!first) return
    const ask = others.reduce((best, other) => (away(other.goal, goal) < away(best.goal, goal) ? other : best), first)
    ask.unseen.delete(observer)
    if (this.#isInWindow(at)) this.seenInWindow += 1
    if (this.#isInWindow(ask.at)) this.latenciesMs.push(at - ask.at)
  }
}

function away(one: Tile, other: Tile): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
}
