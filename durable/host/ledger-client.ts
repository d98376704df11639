import type { Act, LedgerOutcome } from '#durable/room/act.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { RoomEvent } from '#durable/room/events.ts'
import type { Alarm } from './alarm.ts'
import type { DiskPort, FaultPort, LedgerPort, Stray } from './ports.ts'

/** Hands the room what is made of an answer, and carries out the effects. */
type TakeIn = (answered: (now: number) => RoomEvent | null) => void

type Parts = { ledger: LedgerPort; disk: DiskPort; alarm: Pick<Alarm, 'ask'>; faults: FaultPort; takeIn: TakeIn }

type StampsAsked = Pick<Extract<Effect, { do: 'stamp' }>, 'dog' | 'user' | 'keys'>

/** [V7] For how long after a request without an answer the ledger may still perform it, ms. */
const LATE_MS = 30_000
/** When the ground is compared again after the ledger did not answer, ms. */
const LOOK_AGAIN_MS = 15_000

/**
 * Asks the ledger for a room. No handler awaits an answer: each comes as an event of its own. When the ledger does not
 * answer, nobody knows whether the act was done. Then the ground is compared with the ledger until nothing can be on
 * its way any more (LATE_MS).
 */
export class LedgerClient {
  readonly #parts: Parts
  /** The things that the ledger was asked to move, by id and version. */
  readonly #tidying = new Set<string>()
  /** Counts the starts and ends of drops and pick-ups: a change means that the ground may have changed. */
  #moves = 0
  /** When the ground is next compared with the ledger (epoch ms); null if it need not be. */
  #compareAt: number | null = null
  /**
   * Until when an act of this object, or of one before a crash, may still reach the ledger (epoch ms). It is on disk.
   */
  #doubtUntil: number

  constructor(parts: Parts) {
    this.#parts = parts
    this.#doubtUntil = parts.disk.part('doubt') ?? 0
  }

  ask(act: Act, now: number): void {
    if (isMove(act)) this.#parts.disk.now({ part: 'doubt', value: now + LATE_MS })
    this.compareWhenDue(now)
    void this.#perform(act)
  }

  /** [ED5] Asks for a thing to be moved that nobody can reach, unless that was asked already and is not answered. */
  tidy(stray: Stray, now: number): void {
    const key = `${stray.thing.id}:${stray.thing.ver}`
    if (this.#tidying.has(key)) return
    this.#tidying.add(key)
    this.#parts.disk.now({ part: 'doubt', value: now + LATE_MS })
    void this.#tidy(stray).finally(() => this.#tidying.delete(key))
  }

  /** [BK2] Has stamps given, and tells the room which are new. */
  stamp({ dog, user, keys }: StampsAsked): void {
    const { ledger, takeIn, faults } = this.#parts
    const answered = ledger.stamp(user, keys).catch((error: unknown) => {
      faults.outage(error)
      return 'unknown' as const
    })
    void answered.then((fresh) =>
      takeIn(() => ({ type: 'stamped', dog, keys, fresh: fresh === 'unknown' ? null : fresh })),
    )
  }

  compareWhenDue(now: number): void {
    if (this.#compareAt === null || now < this.#compareAt) return
    this.#compareNext(null)
    this.compareGround()
  }

  /** Compares the ground with the ledger, since a crash may have lost answers. */
  compareGround(): void {
    void this.#compare()
  }

  #compareNext(at: number | null): void {
    this.#compareAt = at
    this.#parts.alarm.ask('ledger', at)
  }

  async #perform(act: Act): Promise<void> {
    const { ledger, takeIn, faults } = this.#parts
    if (isMove(act)) this.#moves += 1
    const outcome = await this.#outcomeOf(act)
    if (isMove(act)) this.#moves += 1
    takeIn((now) => {
      if (outcome === 'unknown' && isMove(act)) this.#beInDoubt(now)
      return {
        type: 'settled',
        act,
        outcome: outcome === 'unknown' ? { type: 'refused', reason: 'try-again' } : outcome,
      }
    })
    if (outcome === 'unknown') return
    const { dog } = act
    if (outcome.type === 'refused' && outcome.reason === 'dog-is-dead')
      return takeIn(() => ({ type: 'learned', events: [{ type: 'died', dog }] }))
    // The ledger has something on that tile that the room does not know of.
    if (outcome.type === 'refused' && outcome.reason === 'place-taken' && act.no === null) this.compareGround()
    if (outcome.type !== 'drop') return
    // What was dropped was in the dog's mouth or on its back, so its looks have changed.
    try {
      const worn = await ledger.worn(dog)
      if (worn) takeIn(() => ({ type: 'learned', events: [{ type: 'dressed', dog, ...worn }] }))
    } catch (error) {
      faults.outage(error)
    }
  }

  async #outcomeOf(act: Act): Promise<LedgerOutcome | 'unknown'> {
    const { ledger, faults } = this.#parts
    try {
      return await ledger.perform(act)
    } catch (error) {
      faults.outage(error)
      return 'unknown'
    }
  }

  async #tidy(stray: Stray): Promise<void> {
    const { ledger, takeIn, faults } = this.#parts
    this.#moves += 1
    const answer = await ledger.tidy(stray).catch((error: unknown) => {
      faults.outage(error)
      return 'unknown' as const
    })
    this.#moves += 1
    takeIn((now) => {
      if (answer === 'unknown') this.#beInDoubt(now)
      if (typeof answer === 'string') return null
      const { id, ver, kind } = stray.thing
      return { type: 'tidied', thing: { id, ver: ver + 1, kind, ...answer } }
    })
    // Somebody has taken it meanwhile, or the ledger has something there that the room does not know of.
    if (answer === 'item-gone' || answer === 'place-taken') this.compareGround()
  }

  /** The act may have been done or may still be, and the page may never retry it: so the ground is compared instead. */
  #beInDoubt(now: number): void {
    this.#doubtUntil = now + LATE_MS
    this.#compareNext(Math.min(this.#compareAt ?? Infinity, now + LOOK_AGAIN_MS))
  }

  async #compare(): Promise<void> {
    const { ledger, takeIn, faults, alarm } = this.#parts
    try {
      for (;;) {
        const before = this.#moves
        const things = await ledger.lying()
        // Something was moved while the ledger was read, so its answer may be out of date.
        if (this.#moves !== before) continue
        return takeIn((now) => {
          this.#compareNext(now < this.#doubtUntil ? this.#doubtUntil : null)
          return { type: 'groundRead', things }
        })
      }
    } catch (error) {
      faults.outage(error)
      takeIn((now) => {
        this.#compareNext(now + LOOK_AGAIN_MS)
        // A room in which nothing was ever moved is not woken for this: it compares when something else wakes it.
        if (this.#doubtUntil === 0) alarm.ask('ledger', null)
        return null
      })
    }
  }
}

function isMove({ type }: Act): boolean {
  return type === 'drop' || type === 'pickUp'
}
