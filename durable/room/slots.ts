/** Where the slots of hidden dogs begin: nobody sees from a number that there are any. */
export const HIDDEN_SLOTS_FROM = 60_000

/** Small numbers by which frames call the dogs of a room: the lowest one that is free. A slot is a dog's until it leaves. */
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

  take(slot: number): void {
    const index = slot - this.#first
    while (this.#isTaken.length <= index) this.#isTaken.push(false)
    this.#isTaken[index] = true
  }

  release(slot: number): void {
    this.#isTaken[slot - this.#first] = false
  }
}
