/**
 * The first slot of hidden dogs. They have a range of their own so that no gap in the visible slots shows that they
 * exist.
 */
export const HIDDEN_SLOTS_FROM = 60_000

/**
 * Small numbers by which binary frames name the dogs of a room. A dog takes the lowest free one and has it until it
 * leaves.
 */
export class Slots {
  readonly #isTaken: boolean[] = []
  readonly #first: number

  constructor(first = 0) {
    this.#first = first
  }

  get lowestFree(): number {
    const free = this.#isTaken.indexOf(false)
    return this.#first + (free === -1 ? this.#isTaken.length : free)
  }

  isFree(slot: number): boolean {
    return this.#isTaken[slot - this.#first] !== true
  }

  take(slot: number): void {
    const index = slot - this.#first
    while (this.#isTaken.length <= index) this.#isTaken.push(false)
    this.#isTaken[index] = true
  }

  release(slot: number): void {
    this.#isTaken[slot - this.#first] = false
  }
}
