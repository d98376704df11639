import type { DogId } from '#durable/protocol/messages.ts'
import type { Ledger } from './ledger/ledger.ts'

/** A ticket is valid once, and until a newer one is issued for its dog (worker/entrance/tickets-db.ts). */
export type Ticket = { dog: DogId; epoch: number; isUsed: boolean }

export type GateRoom = { key: string; seeOff: (dog: DogId, epoch: number) => void }
type Stay = { room: GateRoom; epoch: number }

export class Gate {
  readonly #ledger: Ledger
  /** The room of each dog, by the database (worker/presence/presence-db.ts). */
  readonly stays = new Map<DogId, Stay>()

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  issue(dog: DogId): Ticket {
    return { dog, epoch: this.#ledger.nextEpoch(dog), isUsed: false }
  }

  /** Redeems a ticket, once. Returns the room that the dog must leave for it, or null; false if it is refused. */
  redeem({ dog, epoch, isUsed }: Ticket, room: GateRoom, hidden: boolean): GateRoom | null | false {
    if (isUsed || this.#ledger.dog(dog).epoch !== epoch) return false
    const was = this.stays.get(dog)
    this.stays.set(dog, { room, epoch })
    this.#ledger.present(dog, { room: room.key, epoch, hidden })
    return was && was.room !== room ? was.room : null
  }

  over(room: GateRoom, dog: DogId, epoch: number): void {
    const stay = this.stays.get(dog)
    if (stay && stay.room === room && stay.epoch <= epoch && this.stays.delete(dog)) this.#ledger.absent(dog)
  }
}
