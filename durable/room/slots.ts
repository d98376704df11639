/** Small numbers by which frames call the dogs of a room: the lowest one that is free. A slot is a dog's until it leaves. */
export class Slots {
  readonly #isTaken: boolean[] = []

  get lowestFree(): number {
    const free = this.#isTaken.indexOf(false)
    return free === -1 ? this.#isTaken.length : free
  }

  take(slot: number): void {
    while (this.#isTaken.length <= slot) this.#isTaken.push(false)
    this.#isTaken[slot] = true
  }

  release(slot: number): void {
    this.#isTaken[slot] = false
  }
}
