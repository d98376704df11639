import type { Effect } from '#durable/room/effects.ts'
import type { Act, Outcome } from '#durable/room/life/act.ts'
import type { Room } from '#durable/room/room.ts'
import { isUnavailable } from '#worker/db/patience.ts'
import type { Books } from './books.ts'

/** Has the room take in what has come of it, and carries out what it wants done. */
export type Hears = (react: (room: Room, now: number) => Effect[]) => void

type Parts = {
  books: Books
  heard: Hears
  failed: (error: unknown) => void
}

/** Where a room asks the books: what they answer comes as an event of its own, and nobody waits for it. */
export class Desk {
  private readonly parts: Parts
  /** How often something was laid down or taken from the ground, or was tried to be. */
  private moves = 0

  constructor(parts: Parts) {
    this.parts = parts
  }

  ask(act: Act): void {
    void this.answered(act)
  }

  /** Compares the ground with the books: what was done there may have been lost with an older object of this room. */
  lookRound(): void {
    void this.compare()
  }

  private async answered(act: Act): Promise<void> {
    const { books, heard, failed } = this.parts
    const isMove = act.type === 'drop' || act.type === 'pickUp'
    if (isMove) this.moves += 1
    const outcome = await this.outcomeOf(act)
    if (isMove) this.moves += 1
    heard((room) => room.settle(act, outcome))
    if (outcome.type !== 'drop') return
    // What it had in its mouth or on its back is not worn any more.
    const { dog } = act
    try {
      const worn = await books.worn(dog)
      if (worn) heard((room, now) => room.learn([{ type: 'dressed', dog, ...worn }], now))
    } catch (error) {
      failed(error)
    }
  }

  private async outcomeOf(act: Act): Promise<Outcome> {
    const { books, failed } = this.parts
    try {
      return await books.perform(act)
    } catch (error) {
      if (!isUnavailable(error)) failed(error)
      return { type: 'refused', reason: 'try-again' }
    }
  }

  private async compare(): Promise<void> {
    const { books, heard, failed } = this.parts
    try {
      for (;;) {
        const before = this.moves
        const things = await books.lying()
        if (this.moves !== before) continue
        return heard((room) => room.find(things))
      }
    } catch (error) {
      failed(error)
    }
  }
}
