import type { DogId } from '#durable/protocol/messages.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import type { FaultPort, LedgerPort } from './ports.ts'

type Parts = {
  ledger: Pick<LedgerPort, 'passers'>
  faults: Pick<FaultPort, 'outage'>
  /** Hands the room what was read; null of a dog of which the database did not say it. */
  takeIn: (passers: ReadonlyMap<DogId, Passer | null>) => void
}

/**
 * [G6] Asks the database for a room what its gates ask of dogs. Answers may overtake each other: of a dog only the one to the latest
 * question counts. Where the database does not answer, nothing is known of the dog, and no gate is open to it.
 */
export class Passers {
  readonly #parts: Parts
  /** The number of the latest question about each dog that waits for an answer. */
  readonly #latest = new Map<DogId, number>()
  #questions = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  ask(dogs: readonly DogId[]): void {
    const question = ++this.#questions
    for (const dog of dogs) this.#latest.set(dog, question)
    void this.#read(dogs, question)
  }

  async #read(dogs: readonly DogId[], question: number): Promise<void> {
    const { ledger, faults, takeIn } = this.#parts
    const read = await ledger.passers(dogs).catch((error: unknown) => {
      faults.outage(error)
      return new Map<DogId, Passer>()
    })
    const waiting = dogs.filter((dog) => this.#latest.get(dog) === question)
    for (const dog of waiting) this.#latest.delete(dog)
    if (waiting.length > 0) takeIn(new Map(waiting.map((dog) => [dog, read.get(dog) ?? null])))
  }
}
