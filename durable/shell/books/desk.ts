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
  /** Until when a question of this object, or of one before it, may still reach the books (epoch ms); it is kept. */
  doubt: { until: number; keep: (until: number) => void }
  /** Has `lookWhenDue` called then (epoch ms), also if the room sleeps till then; null: no more. */
  callAt: (at: number | null) => void
}

/** [V7] How long after it was asked a question that nobody waits for any more may still be answered, ms. */
const LATE_MS = 30_000
/** When the books are asked again that have not answered, ms. */
const LOOK_AGAIN_MS = 15_000

/** Where a room asks the books: what they answer comes as an event of its own, and nobody waits for it. */
export class Desk {
  private readonly parts: Parts
  /** How often something was laid down or taken from the ground, or was tried to be. */
  private moves = 0
  /** When the ground is compared with the books next (epoch ms). */
  private lookAt: number | null = null
  private doubtUntil: number

  constructor(parts: Parts) {
    this.parts = parts
    this.doubtUntil = parts.doubt.until
  }

  ask(act: Act, now: number): void {
    if (isMove(act)) this.parts.doubt.keep(now + LATE_MS)
    this.lookWhenDue(now)
    void this.answered(act)
  }

  /** Compares the ground with the books: what was done there may have been lost with an older object of this room. */
  lookRound(): void {
    void this.compare()
  }

  lookWhenDue(now: number): void {
    if (this.lookAt === null || now < this.lookAt) return
    this.lookNext(null)
    this.lookRound()
  }

  private lookNext(at: number | null): void {
    this.lookAt = at
    this.parts.callAt(at)
  }

  private async answered(act: Act): Promise<void> {
    const { books, heard, failed } = this.parts
    if (isMove(act)) this.moves += 1
    const outcome = await this.outcomeOf(act)
    if (isMove(act)) this.moves += 1
    heard((room, now) => {
      if (outcome === 'unknown' && isMove(act)) this.doubt(now)
      return room.settle(act, outcome === 'unknown' ? { type: 'refused', reason: 'try-again' } : outcome, now)
    })
    if (outcome === 'unknown') return
    const { dog } = act
    if (outcome.type === 'refused' && outcome.reason === 'dog-is-dead')
      return heard((room, now) => room.learn([{ type: 'died', dog }], now))
    // Something lies there that the room does not know of.
    if (outcome.type === 'refused' && outcome.reason === 'place-taken' && act.no === null) this.lookRound()
    if (outcome.type !== 'drop') return
    // What it had in its mouth or on its back is not worn any more.
    try {
      const worn = await books.worn(dog)
      if (worn) heard((room, now) => room.learn([{ type: 'dressed', dog, ...worn }], now))
    } catch (error) {
      failed(error)
    }
  }

  private async outcomeOf(act: Act): Promise<Outcome | 'unknown'> {
    const { books, failed } = this.parts
    try {
      return await books.perform(act)
    } catch (error) {
      if (!isUnavailable(error)) failed(error)
      return 'unknown'
    }
  }

  /** It may have been done, or may be yet, and who asked may never ask again: so the room looks for itself. */
  private doubt(now: number): void {
    this.doubtUntil = now + LATE_MS
    this.lookNext(Math.min(this.lookAt ?? Infinity, now + LOOK_AGAIN_MS))
  }

  private async compare(): Promise<void> {
    const { books, heard, failed } = this.parts
    try {
      for (;;) {
        const before = this.moves
        const things = await books.lying()
        if (this.moves !== before) continue
        return heard((room, now) => {
          this.lookNext(now < this.doubtUntil ? this.doubtUntil : null)
          return room.find(things)
        })
      }
    } catch (error) {
      failed(error)
      heard((_room, now) => {
        this.lookNext(now + LOOK_AGAIN_MS)
        // Where nothing was ever asked for there is nothing to be woken for.
        if (this.doubtUntil === 0) this.parts.callAt(null)
        return []
      })
    }
  }
}

function isMove({ type }: Act): boolean {
  return type === 'drop' || type === 'pickUp'
}
