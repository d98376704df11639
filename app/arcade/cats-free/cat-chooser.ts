import type { Cat } from '#durable/rules/games/cats-free/cats.ts'
import { LAWN, sneakSpeed } from '#durable/rules/games/cats-free/cats.ts'
import type { Vector } from '#durable/rules/games/cats-free/directions.ts'
import { BLANKET } from '#durable/rules/games/cats-free/picnic.ts'
import type { Picnic } from '#durable/rules/games/cats-free/picnic.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'

/** The dog is sent so far before a cat, on the blanket's side, in units: near enough to be feared. */
const BEFORE_CAT = 26 * PIXEL
/** A dog that comes from the far side goes round the cat at this distance, in units: it is not feared there yet. */
const AROUND_CAT = 44 * PIXEL

/** [GC4] A cat walks off so fast with a sausage, in units a tick. */
const CARRY_SPEED = 330

/** How many ticks there are until a cat has done what it came for; Infinity for one that runs already. */
export function ticksLeftOf(cat: Readonly<Cat>, tick: number): number {
  if (cat.mood === 'flees') return Infinity
  if (cat.mood === 'carries') {
    const out = Math.min(cat.x, LAWN.width - cat.x, cat.y, LAWN.height - cat.y)
    return out / CARRY_SPEED
  }
  const toBlanket = Math.hypot(cat.x - BLANKET.x, cat.y - BLANKET.y) - BLANKET.radius
  return Math.max(0, toBlanket) / Math.max(1, sneakSpeed({ ...cat, gait: 0 }, tick))
}

/**
 * Where the dog goes so that this cat flees away from the blanket: between the two of them, and round the cat where it
 * stands in between. Behind a cat with a sausage it simply runs after it.
 */
export function placeBefore(cat: Readonly<Cat>, dog: Readonly<Vector>): Vector {
  if (cat.mood === 'carries') return { x: cat.x, y: cat.y }
  const [x, y] = [BLANKET.x - cat.x, BLANKET.y - cat.y]
  const far = Math.max(1, Math.hypot(x, y))
  const [east, south] = [x / far, y / far]
  const before = { x: cat.x + east * BEFORE_CAT, y: cat.y + south * BEFORE_CAT }
  // How far the dog is on the blanket's side of the cat, and beside the line between them.
  const ahead = (dog.x - cat.x) * east + (dog.y - cat.y) * south
  const beside = (dog.y - cat.y) * east - (dog.x - cat.x) * south
  if (ahead > BEFORE_CAT / 2) return before
  const side = beside < 0 ? -1 : 1
  return {
    x: cat.x + east * (BEFORE_CAT / 2) - south * side * AROUND_CAT,
    y: cat.y + south * (BEFORE_CAT / 2) + east * side * AROUND_CAT,
  }
}

/**
 * The ring of one-switch steering. It goes over the cats, the most urgent first, and rests on each for a while; a press
 * sends the dog to the one that has it.
 */
export class CatChooser {
  readonly #everyMs: number
  #ringed: number | null = null
  #movedAtMs = -Infinity
  /** The cats that have had the ring since it began with the most urgent one, by their numbers. */
  readonly #had = new Set<number>()
  #chosen: number | null = null

  constructor({ everyMs }: { everyMs: number }) {
    this.#everyMs = everyMs
  }

  /** The number of the cat that has the ring. */
  get ringed(): number | null {
    return this.#ringed
  }

  /** Moves the ring where its time is over, or where its cat is gone or flees. */
  look({ cats, tick }: Readonly<Picnic>, nowMs: number) {
    const isThere = cats.some(({ number, mood }) => number === this.#ringed && mood !== 'flees')
    if (isThere && nowMs - this.#movedAtMs < this.#everyMs) return
    this.#movedAtMs = nowMs
    this.#ringed = this.#mostUrgent(cats, tick)
    if (this.#ringed === null) {
      this.#had.clear()
      this.#ringed = this.#mostUrgent(cats, tick)
    }
    if (this.#ringed !== null) this.#had.add(this.#ringed)
  }

  choose() {
    this.#chosen = this.#ringed
    this.#had.clear()
  }

  /** Where the dog goes; null where it has nothing to do. A cat that flees is done with. */
  goalIn({ cats, x, y }: Readonly<Picnic>): Vector | null {
    const cat = cats.find(({ number }) => number === this.#chosen)
    if (!cat || cat.mood === 'flees') {
      this.#chosen = null
      return null
    }
    return placeBefore(cat, { x, y })
  }

  #mostUrgent(cats: readonly Cat[], tick: number): number | null {
    let best: number | null = null
    let least = Infinity
    for (const cat of cats) {
      const left = this.#had.has(cat.number) ? Infinity : ticksLeftOf(cat, tick)
      if (left >= least) continue
      least = left
      best = cat.number
    }
    return best
  }
}
