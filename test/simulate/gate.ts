import type { DogId } from '#durable/protocol/messages.ts'

/** A ticket is valid once, and until a newer one is issued for its dog (worker/entrance/tickets-db.ts). */
export type Ticket = { dog: DogId; epoch: number; isUsed: boolean }

export type GateRoom = { seeOff: (dog: DogId, epoch: number) => void }
type Stay = { room: GateRoom; epoch: number }

export class Gate {
  /** The row of a dog in the database, which counts its epochs. */
  readonly #rowOf: (dog: DogId) => { epoch: number }
  /** The room of each dog, by the database (worker/presence/presence-db.ts). */
  readonly stays = new Map<DogId, Stay>()

  constructor(rowOf: (dog: DogId) => { epoch: number }) {
    this.#rowOf = rowOf
  }

  issue(dog: DogId): Ticket {
    return { dog, epoch: (this.#rowOf(dog).epoch += 1), isUsed: false }
  }

  /** Redeems a ticket, once. Returns the room that the dog must leave for it, or null; false if it is refused. */
  redeem({ dog, epoch, isUsed }: Ticket, room: GateRoom): GateRoom | null | false {
    if (isUsed || this.#rowOf(dog).epoch !== epoch) return false
    const was = this.stays.get(dog)
    this.stays.set(dog, { room, epoch })
    return was && was.room !== room ? was.room : null
  }

  over(room: GateRoom, dog: DogId, epoch: number): void {
    const stay = this.stays.get(dog)
    if (stay && stay.room === room && stay.epoch <= epoch) this.stays.delete(dog)
  }
}
