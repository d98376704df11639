import type { DogId } from '#durable/protocol/messages.ts'

/** A ticket is good once, and only while no newer one was given for its dog (worker/entrance/tickets-db.ts). */
export type Ticket = { dog: DogId; epoch: number; isUsed: boolean }

/** What a room is asked by the gate and tells it of. */
export type GateRoom = { seeOff: (dog: DogId, epoch: number) => void }
/** Of a dog, as the database counts them. */
type Epochs = { of: (dog: DogId) => number; next: (dog: DogId) => number }
type Stay = { room: GateRoom; epoch: number }

export class Gate {
  readonly #epochs: Epochs
  /** Where each dog is, as the database has it (worker/presence/presence-db.ts). */
  readonly stays = new Map<DogId, Stay>()

  constructor(epochs: Epochs) {
    this.#epochs = epochs
  }

  issue(dog: DogId): Ticket {
    return { dog, epoch: this.#epochs.next(dog), isUsed: false }
  }

  /** Admits to the room, once. Answers the room that the dog has to leave for it, or null; refused: false. */
  redeem({ dog, epoch, isUsed }: Ticket, room: GateRoom): GateRoom | null | false {
    if (isUsed || this.#epochs.of(dog) !== epoch) return false
    const was = this.stays.get(dog)
    this.stays.set(dog, { room, epoch })
    return was && was.room !== room ? was.room : null
  }

  over(room: GateRoom, dog: DogId, epoch: number): void {
    const stay = this.stays.get(dog)
    if (stay && stay.room === room && stay.epoch <= epoch) this.stays.delete(dog)
  }
}
