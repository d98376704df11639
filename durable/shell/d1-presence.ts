import type { ClockPort, Hiding, PresencePort, Standing, SweptRoom } from '#durable/host/ports.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Db } from '#worker/db/client.ts'
import { buryAmong } from '#worker/dogs/living-db.ts'
import type { Flood } from '#worker/entrance/floods-db.ts'
import { keepReturns } from '#worker/entrance/returns-db.ts'
import { sweepStays, writeStays } from '#worker/presence/stays-db.ts'
import { keepSockets } from '#worker/entrance/tickets-db.ts'

/**
 * When a dog leaves through a door its stay is over, and a moment later its page has answered the close of the socket. Both
 * are written in one trip, so the write waits for the answer; so long at most, ms.
 */
const GATHER_MS = 200
const WRITE_AGAIN_MS = 1000
const WRITE_AGAIN_MAX_MS = 60_000
/** Each return is two of the 1,000 statements that D1 allows for one event. */
const RETURNS_A_TRIP = 100

type Parts = {
  db: Db
  room: string
  clock: ClockPort
  /** Where returns are counted. */
  counted?: Pick<AnalyticsEngineDataset, 'writeDataPoint'> | undefined
  /** Is told of each trip that has failed. */
  failed: (error: unknown) => void
}

/**
 * Writes to D1 which stays are over, who hides, which sockets are gone and who was cut off. A write that fails stays in
 * memory and is retried. If this object is lost meanwhile, the next sweep of its room finds the difference, or the row
 * is stale by then.
 */
export class D1Presence implements PresencePort {
  private readonly parts: Parts
  private readonly ended = new Map<DogId, number>()
  private readonly hiding = new Map<DogId, Hiding>()
  private readonly gone = new Set<Visitor>()
  private readonly floods = new Set<Flood>()
  private readonly returns = new Map<Visitor, (standing: Standing) => void>()
  private endWait: (() => void) | null = null
  private isWriting = false
  private failures = 0

  constructor(parts: Parts) {
    this.parts = parts
  }

  over(dog: DogId, epoch: number): void {
    this.ended.set(dog, epoch)
    void this.write()
  }

  hides(hiding: Hiding): void {
    this.hiding.set(hiding.dog, hiding)
    void this.write()
  }

  returned(visitor: Visitor, answered: (standing: Standing) => void): void {
    this.returns.set(visitor, answered)
    this.endWait?.()
    void this.write()
  }

  parted(visitor: Visitor): void {
    this.gone.add(visitor)
    this.endWait?.()
    void this.write()
  }

  flooded(dog: DogId, at: number): void {
    this.floods.add({ dog, at })
    void this.write()
  }

  stillThere(visitors: readonly Visitor[]): void {
    const { db, room, clock, failed } = this.parts
    keepSockets(db, { room, sockets: visitors, now: clock.now() }).catch(failed)
  }

  cameBack(back: number, of: number): void {
    this.parts.counted?.writeDataPoint({ indexes: [this.parts.room], doubles: [back, of] })
  }

  /** Waits until a socket is gone or a page comes back, `GATHER_MS` at most. */
  private async untilParted(): Promise<void> {
    await new Promise<void>((resolve) => {
      const end = this.parts.clock.later(GATHER_MS, resolve)
      this.endWait = () => {
        end()
        resolve()
      }
    })
    this.endWait = null
  }

  private async write(): Promise<void> {
    if (this.isWriting) return
    const { clock, failed } = this.parts
    this.isWriting = true
    if (this.returns.size + this.gone.size === 0 && this.ended.size > 0) await this.untilParted()
    while (this.returns.size + this.ended.size + this.hiding.size + this.gone.size + this.floods.size > 0) {
      const isWritten = await this.writeAll().catch(failed)
      if (isWritten) this.failures = 0
      else {
        const pauseMs = Math.min(WRITE_AGAIN_MS * 2 ** this.failures, WRITE_AGAIN_MAX_MS)
        await new Promise<void>((resolve) => clock.later(pauseMs, resolve))
        this.failures += 1
      }
    }
    this.isWriting = false
  }

  /** Writes all that waits, in one trip each. What comes meanwhile waits for the next one. */
  private async writeAll(): Promise<true> {
    const { db, room, clock } = this.parts
    const ended = [...this.ended]
    const hiding = [...this.hiding]
    const gone = [...this.gone]
    const floods = [...this.floods]
    // Sockets of returns may be gone already: all are stored before any is deleted.
    if (this.returns.size > 0) await this.keepReturns([...this.returns.keys()].slice(0, RETURNS_A_TRIP))
    if (this.returns.size > 0) return true
    const isMore = ended.length + hiding.length + gone.length + floods.length > 0
    if (!isMore) return true
    const hidden = hiding.map(([, one]) => ({ ...one, room }))
    const over = ended.map(([dog, epoch]) => ({ dog, room, epoch }))
    await writeStays(db, { over, hidden, gone, floods }, clock.now())
    for (const [dog, epoch] of ended) if (this.ended.get(dog) === epoch) this.ended.delete(dog)
    for (const [dog, one] of hiding) if (this.hiding.get(dog) === one) this.hiding.delete(dog)
    for (const one of gone) this.gone.delete(one)
    for (const one of floods) this.floods.delete(one)
    return true
  }

  private async keepReturns(visitors: readonly Visitor[]): Promise<void> {
    const returns = visitors.map((visitor) => {
      const { session = null, socket = '' } = visitor
      return { ...factsOf(visitor), session, socket }
    })
    const { db, room, clock } = this.parts
    const standings = await keepReturns(db, { room, returns, now: clock.now() })
    for (const [index, visitor] of visitors.entries()) {
      const answered = this.returns.get(visitor)
      const standing = standings[index]
      this.returns.delete(visitor)
      if (standing) answered?.(standing)
    }
  }

  sweep(dogs: readonly DogId[], room: SweptRoom): void {
    const { db, clock, failed } = this.parts
    const now = clock.now()
    sweepStays(db, { room: this.parts.room, dogs, now }).then(
      (elsewhere) => elsewhere.forEach(({ dog, epoch }) => room.seeOff(dog, epoch)),
      failed,
    )
    buryAmong(db, { dogs, now }).then((dead) => room.learn(dead.map((dog) => ({ type: 'died', dog }))), failed)
  }
}

function factsOf({ user, dog, epoch, name, badge, mayHide, unheard }: Visitor) {
  return { user, dog, epoch, name, badge, mayHide, unheard }
}
