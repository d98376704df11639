import type { Refusal } from '#durable/protocol/refusals.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { ageInDogYears } from '#durable/rules/age.ts'
import { backpackSlots } from '#durable/rules/life/backpack.ts'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import type { FindDay } from '#durable/rules/life/digging.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { userOf } from '../ignores.ts'
import { Ledger, dogHolder } from './ledger.ts'
import type { Batch, Mistake, Op } from './ledger.ts'

export type DogRow = {
  user: number
  name: string
  epoch: number
  bornAt: number
  lifeDay: number | null
  diedAt: number | null
}
export type OfferRow = { user: number; expiresAt: number }
/** A paw print that its dog has not found yet. */
export type PrintRow = {
  number: number
  to: number
  from: number
  user: number
  text: string
  room: string
  line: number | null
}
export type Side = { dog: number; things: KnownThing[]; bones: number; yes: boolean }
export type TradeRow = {
  id: string
  ver: number
  state: 'open' | 'done' | 'over'
  changedAt: number
  a: Side
  b: Side
}

/** Sends a query to the database. It is answered as a whole. */
export type Ask = <Answer>(question: () => Answer) => Promise<Answer>

type Options = {
  ask: Ask
  /** The room that a dog is in, as far as the database knows. */
  roomOf: (dog: number) => string | undefined
  mistake?: Mistake | null
}

/** The database in memory: the ledger, and the tables that its acts read and write. */
export class Books {
  readonly ledger: Ledger
  readonly dogs = new Map<number, DogRow>()
  readonly rests = new Map<string, number>()
  /** What can happen only once, with the op that did it. */
  readonly once = new Map<string, string>()
  /** What was dug, by user and day. */
  readonly finds = new Map<string, FindDay>()
  readonly daily = new Map<string, number>()
  readonly trades = new Map<string, TradeRow>()
  /** Null once a puppy is taken. */
  readonly offers = new Map<string, OfferRow | null>()
  /** By the dog and the user who left it. */
  readonly prints = new Map<string, PrintRow>()
  readonly allPrints: PrintRow[] = []
  readonly ask: Ask
  readonly roomOf: Options['roomOf']

  constructor({ ask, roomOf, mistake = null }: Options) {
    this.ask = ask
    this.roomOf = roomOf
    this.ledger = new Ledger(mistake)
  }

  /** A dog at the start: sixty lifepoints, some bones, two things. */
  bear(dog: number, now: number): void {
    const row = { user: userOf(dog), name: `dog ${dog}`, epoch: 0, bornAt: now, lifeDay: osloDay(now), diedAt: null }
    this.dogs.set(dog, row)
    this.ledger.perform({ id: `birth:${dog}`, actor: null, kind: 'outfit', request: {}, now }, (batch) => {
      batch.credit({ unit: 'life', amount: LIFEPOINTS.atBirth, from: 'birth', to: dog })
      batch.credit({ unit: 'bones', amount: 25, from: 'birth', to: dog })
      batch.make('beanie', dogHolder(dog), 'bag:0')
      batch.make('beanie', dogHolder(dog), 'back')
      return {}
    })
  }

  /** [H2] */
  isAlive(dog: number, now: number): boolean {
    const row = this.dogs.get(dog)
    if (!row || row.diedAt !== null) return false
    const today = osloDay(now)
    return (row.lifeDay ?? today) + this.ledger.balance(dog, 'life') * LIFEPOINTS.lostADay > today
  }

  /** Performs an op of a dog, if it may act. `write` makes the writes and returns the result of the op. */
  act<Result extends object>(actor: Actor, asked: Asked, write: (batch: Batch) => Result): Promise<Result | Refusal> {
    return this.ask(() =>
      this.ledger.perform(opOf(actor, asked), (batch) => {
        this.mayAct(batch, actor)
        return write(batch)
      }),
    )
  }

  mayAct(batch: Batch, { user, dog, epoch, now, no }: Actor): void {
    const row = this.dogs.get(dog)
    if (no) batch.demand(no, false)
    batch.demand('not-your-dog', row?.user === user)
    batch.demand('dog-is-dead', this.isAlive(dog, now))
    if (epoch !== undefined) batch.demand('dog-is-elsewhere', row?.epoch === epoch)
  }

  areTogether(batch: Batch, { dog, now }: Actor, other: number): void {
    const room = this.roomOf(dog)
    const isHere = room !== undefined && dog !== other && this.roomOf(other) === room
    batch.demand('not-together', isHere && this.isAlive(other, now))
  }

  /** [I1] The first free slot of the backpack; null if it is full. */
  freeBagSlot(dog: number, now: number): string | null {
    const slots = backpackSlots(ageInDogYears(this.dogs.get(dog)?.bornAt ?? 0, now))
    for (let n = 0; n < slots; n++) if (this.ledger.at(dogHolder(dog), `bag:${n}`) === undefined) return `bag:${n}`
    return null
  }

  intoBag(
    batch: Batch,
    { thing, from, dog, now }: { thing: KnownThing; from: string; dog: number; now: number },
  ): void {
    const slot = this.freeBagSlot(dog, now)
    batch.demand('bag-full', slot !== null)
    batch.move(thing, from, { holder: dogHolder(dog), slot: slot ?? '' })
  }

  /** Refuses if `what` rests, and else lets it rest until `until`. */
  restUntil(batch: Batch, word: Refusal, { what, now, until }: { what: string; now: number; until: number }): void {
    batch.demand(word, (this.rests.get(what) ?? 0) <= now)
    batch.set(this.rests, what, until)
  }

  /** Refuses more karma than a dog can gain in a day. */
  gainKarma(batch: Batch, { dog, now }: Actor, amount: number, by: string): void {
    const today = `${dog} ${osloDay(now)}`
    const gained = (this.daily.get(today) ?? 0) + amount
    batch.demand('karma-full', gained <= KARMA_A_DAY)
    batch.set(this.daily, today, gained)
    batch.transfer({ unit: 'karma', amount, from: { park: by }, to: { dog } })
  }
}

/** The request of an act. A retry of the op gets the same answer; another request with the op is refused. */
type Asked = { kind: Op['kind']; request?: object }

export function opOf({ op: id, user: actor, dog, now }: Actor, { kind, request }: Asked): Op {
  return { id, actor, kind, request: { dog, ...request }, now }
}
