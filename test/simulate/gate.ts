import type { DogId } from '#durable/protocol/messages.ts'

/** A ticket is good once, and only while no newer one was given for its dog (worker/db/tickets.ts). */
export type Ticket = { dog: DogId; epoch: number; isUsed: boolean }

export class Gate {
  readonly #epochs = new Map<DogId, number>()

  issue(dog: DogId): Ticket {
    const epoch = (this.#epochs.get(dog) ?? 0) + 1
    this.#epochs.set(dog, epoch)
    return { dog, epoch, isUsed: false }
  }

  redeem(ticket: Ticket): boolean {
    if (ticket.isUsed || this.#epochs.get(ticket.dog) !== ticket.epoch) return false
    ticket.isUsed = true
    return true
  }
}
