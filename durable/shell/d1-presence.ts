import type { ClockPort, Hiding, PresencePort, Standing, SweptRoom } from '#durable/host/ports.ts'
import type { DogStay, Visitor } from '#durable/protocol/gate.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Db } from '#worker/db/client.ts'
import { buryAmong } from '#worker/dogs/living-db.ts'
import type { Flood } from '#worker/entrance/floods-db.ts'
import { keepReturns } from '#worker/entrance/returns-db.ts'
import { sweepStays, writeStays } from '#worker/entrance/stays-db.ts'
import { roomsWithDogsOf } from '#worker/presence/presence-db.ts'
import { keepSockets } from '#worker/presence/sockets-db.ts'

/**
 * For how long the client of a closed socket may take to answer, ms. Most answer within a moment, and nothing is written of
 * their sockets. The end of a stay waits for the answer, so that both are written in one trip.
 */
const CLOSING_MS = 1000
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
  /** [M6] Has another room close the sockets of a user. */
  cutOffIn: (room: string, user: number) => Promise<void>
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
  /** Sockets that were closed a moment ago; each value calls off the look whether it is gone. */
  private readonly answerDue = new Map<Visitor, () => void>()
  private readonly unanswered = new Set<Visitor>()
  private readonly gone = new Set<Visitor>()
  private readonly floods = new Set<Flood & { user: number }>()
  private readonly returns = new Map<Visitor, (standing: Standing) => void>()
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
    void this.write()
  }

  closing(visitor: Visitor): void {
    const callOff = this.parts.clock.later(CLOSING_MS, () => {
      this.answerDue.delete(visitor)
      // The socket of a return has a row.
      if (visitor.socket === undefined) this.unanswered.add(visitor)
      void this.write()
    })
    this.answerDue.set(visitor, callOff)
  }

  parted(visitor: Visitor): void {
    this.answerDue.get(visitor)?.()
    this.answerDue.delete(visitor)
    this.gone.add(visitor)
    void this.write()
  }

  flooded({ dog, user }: { dog: DogId; user: number }, at: number): void {
    this.floods.add({ dog, user, at })
    void this.write()
  }

  stillThere(visitors: readonly Visitor[]): void {
    const { db, room, clock, failed } = this.parts
    keepSockets(db, { room, sockets: visitors, now: clock.now() }).catch(failed)
  }

  cameBack(back: number, of: number): void {
    this.parts.counted?.writeDataPoint({ indexes: [this.parts.room], doubles: [back, of] })
  }

  /** The stays that have ended, but those whose dogs have a socket that is about to be gone. */
  private get readyToEnd(): [DogId, number][] {
    const isClosing = new Set([...this.answerDue.keys()].map(({ dog }) => dog))
    return [...this.ended].filter(([dog]) => !isClosing.has(dog))
  }

  private get hasNews(): boolean {
    const { returns, hiding, unanswered, gone, floods } = this
    const isAnyWaiting = returns.size + hiding.size + unanswered.size + gone.size + floods.size > 0
    return isAnyWaiting || this.readyToEnd.length > 0
  }

  private async write(): Promise<void> {
    if (this.isWriting) return
    const { clock, failed } = this.parts
    this.isWriting = true
    // The room may be about to close the socket of a stay that is over.
    await Promise.resolve()
    while (this.hasNews) {
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
    const ended = this.readyToEnd
    const hiding = [...this.hiding]
    const gone = [...this.gone]
    const unanswered = [...this.unanswered]
    const floods = [...this.floods]
    // Sockets of returns may be gone already: all are stored before any is deleted.
    if (this.returns.size > 0) await this.keepReturns([...this.returns.keys()].slice(0, RETURNS_A_TRIP))
    if (this.returns.size > 0) return true
    const isMore = ended.length + hiding.length + gone.length + unanswered.length + floods.length > 0
    if (!isMore) return true
    const over = ended.map(([dog, epoch]) => ({ dog, room, epoch }))
    const hidden = hiding.map(([, one]) => ({ ...one, room }))
    const silent = unanswered.map(({ user, dog, epoch }) => ({ user, dog, epoch, room }))
    await writeStays(db, { over, hidden, gone, unanswered: silent, floods }, clock.now())
    for (const [dog, epoch] of ended) if (this.ended.get(dog) === epoch) this.ended.delete(dog)
    for (const [dog, one] of hiding) if (this.hiding.get(dog) === one) this.hiding.delete(dog)
    for (const one of gone) this.gone.delete(one)
    for (const one of unanswered) this.unanswered.delete(one)
    for (const one of floods) {
      this.floods.delete(one)
      void this.cutOffElsewhere(one.user)
    }
    return true
  }

  /** [M6] Each dog is in one room, so these are a few. A room that does not answer is not asked again. */
  private async cutOffElsewhere(user: number): Promise<void> {
    const { db, room, cutOffIn, failed } = this.parts
    const rooms = await roomsWithDogsOf(db, user).catch(failed)
    for (const other of rooms ?? []) if (other !== room) cutOffIn(other, user).catch(failed)
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

  sweep(here: readonly DogStay[], room: SweptRoom): void {
    const { db, clock, failed } = this.parts
    const now = clock.now()
    const dogs = here.map(({ dog }) => dog)
    sweepStays(db, { room: this.parts.room, dogs, now }).then(({ elsewhere, nowhere, published }) => {
      for (const { dog, epoch } of elsewhere) room.seeOff(dog, epoch)
      if (nowhere.length > 0) room.endStays(here.filter(({ dog }) => nowhere.includes(dog)))
      if (published) room.playBy(published).catch(failed)
    }, failed)
    buryAmong(db, { dogs, now }).then((dead) => room.learn(dead.map((dog) => ({ type: 'died', dog }))), failed)
  }
}

function factsOf({ user, dog, epoch, name, badge, mayHide, unheard, ...known }: Visitor) {
  const { heart = null, committee = null, followers = true } = known
  return { user, dog, epoch, name, badge, heart, committee, followers, mayHide, unheard }
}
