import type { Visitor } from '#durable/protocol/gate.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { News } from '#durable/protocol/news.ts'
import { openDb } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'
import { buryAmong } from '#worker/db/acts/living.ts'
import { sweepStays, writeStays } from '#worker/db/park/stays.ts'
import { log, loggable } from '#worker/log.ts'

/** How often a room tells the database who is in it: well within what counts as fresh (PRESENCE_STALE_MS). */
const SWEEP_EVERY_MS = 5 * 60 * 1000
const WRITE_AGAIN_MS = 1000
const WRITE_AGAIN_MAX_MS = 60_000

/** Where it is told that a dog is in another place by now, or dead. */
type Room = { seeOff: (dog: DogId, epoch: number) => void; learn: (news: readonly News[]) => void }
type Hiding = { dog: DogId; user: number; epoch: number; hidden: boolean }

/**
 * Tells the database which stays are over and who hides. Nobody waits for it: what cannot be written is kept and written
 * later, and what is lost with this object is found by the sweep of its room, or has gone stale.
 */
export class StayBook {
  private readonly db: Db
  private readonly room: string
  private readonly over = new Map<DogId, number>()
  private readonly hiding = new Map<DogId, Hiding>()
  private isWriting = false
  private failures = 0
  private sweepAt = Infinity

  constructor(d1: D1Database, room: string) {
    this.db = openDb(d1)
    this.room = room
  }

  note(news: Extract<Effect, { do: 'gone' | 'hide' }>): void {
    if (news.do === 'gone') this.over.set(news.dog, news.epoch)
    else this.hiding.set(news.dog, news)
    void this.write()
  }

  private async write(): Promise<void> {
    if (this.isWriting || this.over.size + this.hiding.size === 0) return
    this.isWriting = true
    const { room } = this
    const over = [...this.over]
    const hiding = [...this.hiding]
    try {
      const hidden = hiding.map(([, news]) => ({ ...news, room }))
      await writeStays(this.db, { over: over.map(([dog, epoch]) => ({ dog, room, epoch })), hidden })
      for (const [dog, epoch] of over) if (this.over.get(dog) === epoch) this.over.delete(dog)
      for (const [dog, news] of hiding) if (this.hiding.get(dog) === news) this.hiding.delete(dog)
      this.failures = 0
    } catch (error) {
      log({ event: 'presence-failed', error: loggable(error).error })
      await pause(Math.min(WRITE_AGAIN_MS * 2 ** this.failures, WRITE_AGAIN_MAX_MS))
      this.failures += 1
    }
    this.isWriting = false
    await this.write()
  }

  /** Nobody remembers what an alarm was set for that rings at this time: perhaps for the sweep. */
  sweepBy(alarmAt: number | null, now: number): void {
    this.sweepAt = Math.min(alarmAt ?? Infinity, now + SWEEP_EVERY_MS)
  }

  /** When the database is to be told who is here (epoch ms); null where there is nobody. */
  nextSweep(dogs: number): number | null {
    return dogs === 0 ? null : this.sweepAt
  }

  /** Those who are here are here still, but those that have come in elsewhere since, or have died [H9]. */
  sweepWhenDue(here: readonly Visitor[], now: number, room: Room): void {
    if (now < this.sweepAt) return
    this.sweepAt = now + SWEEP_EVERY_MS
    const dogs = here.map(({ dog }) => dog)
    const failed = (error: unknown) => log({ event: 'presence-failed', error: loggable(error).error })
    sweepStays(this.db, { room: this.room, dogs, now }).then(
      (elsewhere) => elsewhere.forEach(({ dog, epoch }) => room.seeOff(dog, epoch)),
      failed,
    )
    buryAmong(this.db, { dogs, now }).then((dead) => room.learn(dead.map((dog) => ({ type: 'died', dog }))), failed)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
