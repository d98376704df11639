import { HUNT } from '#durable/rules/calendar/hunt.ts'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { CLEAN_BONES, DECK, FREE_BONES_A_DAY } from '#durable/rules/life/digging.ts'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { FIRST_BONES } from '#durable/rules/npcs/gifts.ts'
import { QUESTION_KARMA } from '#durable/rules/questions/question.ts'
import { TRAIL_PAYS } from '#durable/rules/smells/trail-day.ts'
import type { OpKind } from '#worker/ledger/operation.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import { demand } from '../broken.ts'
import type { Entry, Ledger, Move } from './ledger.ts'

/** The most bones that one dig finds. */
const FIND_MAX = Math.max(...DECK) + CLEAN_BONES

/** A move, with the place that the checks knew for the thing; null if it was made. */
type Moved = { thing: number; ver: number; from: string | null }
/** What an op has moved, and what it was asked for. */
type Meant = { moved: readonly Moved[]; request: object }
/** The places between which an op moves a thing; `from` is null when it makes the thing. */
type Movement = { from: RegExp | null; to: RegExp }

/**
 * What an op of each kind may move. A new kind must be added here to compile. A kind that is played must occur in the
 * seeds (tally.ts).
 */
export const OPS: Readonly<Record<OpKind, Movement | 'nothing' | 'not played'>> = {
  answer: 'not played',
  ask: 'not played',
  // No player of the seeds fills a page. The stamps themselves are given over the line to the database.
  book: 'not played',
  buy: { from: null, to: /^dog:\d+ bag:\d+$/ },
  carry: { from: /^dog:\d+ /, to: /^dog:\d+ / },
  code: 'not played',
  'committee-pay': 'not played',
  'committee-star': 'not played',
  day: 'nothing',
  dig: 'nothing',
  draw: 'not played',
  dress: { from: /^dog:\d+ /, to: /^dog:\d+ / },
  drop: { from: /^dog:\d+ (mouth|back)$/, to: /^ground:[\w-]+ \d+,\d+$/ },
  give: 'not played',
  grant: 'not played',
  lend: 'not played',
  'lend-end': 'not played',
  news: 'not played',
  npc: 'nothing',
  outfit: 'not played',
  // A minute job does it.
  'pack-goal': 'not played',
  'paw-print': 'nothing',
  'pick-up': { from: /^ground:[\w-]+ \d+,\d+$/, to: /^dog:\d+ bag:\d+$/ },
  poop: 'nothing',
  post: 'nothing',
  rebirth: 'nothing',
  // It costs more karma than a dog of the seeds earns: players ask, and are refused.
  riddle: 'not played',
  round: 'not played',
  scoop: 'nothing',
  sniff: 'nothing',
  stage: 'not played',
  'take-back': { from: /^dog:\d+ /, to: /^gone \d+$/ },
  tidy: { from: /^ground:[\w-]+ \d+,\d+$/, to: /^ground:[\w-]+ \d+,\d+$/ },
  trail: 'nothing',
  trade: { from: /^(dog:\d+ |ground:trade\/)/, to: /^(dog:\d+ bag:\d+|ground:trade\/.*)$/ },
  treat: 'not played',
}

/**
 * The checks of the ledger after every event. They keep accounts of their own, computed from the ops in order, and compare
 * those of the database with them.
 */
export class LedgerChecks {
  /** All ops in the order in which they were done. */
  readonly journal: Entry[] = []
  /** How many finds of hunts there were. */
  hunted = 0
  readonly #ledger: Ledger
  readonly #done = new Set<string>()
  readonly #balances = new Map<string, number>()
  readonly #places = new Map<number, { place: string; ver: number }>()
  readonly #things = new Map<string, number>()
  /** Sums of what has a limit, by a sentence that says what was gained, by whom and on which day. */
  readonly #gained = new Map<string, number>()
  readonly #told = new Map<string, object>()
  readonly #offers = new Map<string, { ver: number; sides: Map<number, { things: KnownThing[]; bones: number }> }>()
  readonly #spent = new Set<string>()
  /** The newest paw print that each dog has put aside. */
  readonly #aside = new Map<number, number>()
  readonly #yeses = new Map<string, Set<number>>()

  /** The ledger is as its dogs begin. */
  constructor(ledger: Ledger) {
    this.#ledger = ledger
    for (const { account, balance } of ledger.balances()) this.#balances.set(account, balance)
    for (const { id, ver, holder, slot } of ledger.things()) {
      this.#places.set(id, { place: `${holder} ${slot}`, ver })
      this.#things.set(`${holder} ${slot}`, id)
    }
  }

  /** Somebody was told that the op is done, with this result. */
  told(op: string, result: object): void {
    const before = this.#told.get(op)
    demand(!before || sameResult(before, result), () => `op ${op} was answered twice, and not alike`)
    this.#told.set(op, result)
    this.#demandKept(op, result)
  }

  /** [U4] [U5] A dog finds what another user has left, and not again what it has put aside before it looks. */
  found({ id, to, from }: { id: number; to: number; from: number }, after: number): void {
    demand(to !== from, () => `dog ${to} found what it has left for itself`)
    demand(id > after, () => `dog ${to} found paw print ${id} again, which it had put aside`)
  }

  /** The dog puts its prints up to this one aside. Returns the newest that it has put aside. */
  putAside(dog: number, upTo = 0): number {
    const newest = Math.max(this.#aside.get(dog) ?? 0, upTo)
    this.#aside.set(dog, newest)
    return newest
  }

  afterEvent(): void {
    const done = this.#ledger.newEntries()
    if (done.length === 0) return
    this.journal.push(...done)
    for (const entry of done) this.#look(entry)
    this.#demandSame()
  }

  /** At the end every answer that was given must still hold. */
  atEnd(): void {
    this.afterEvent()
    this.#demandSame()
    for (const [op, result] of this.#told) this.#demandKept(op, result)
  }

  #look(entry: Entry): void {
    const { id, kind, legs, moves } = entry
    demand(!this.#done.has(id), () => `op ${id} (${kind}) was done twice`)
    this.#done.add(id)
    const sums = new Map<string, number>()
    for (const { account, unit, delta } of legs) {
      sums.set(unit, (sums.get(unit) ?? 0) + delta)
      const balance = (this.#balances.get(account) ?? 0) + delta
      this.#balances.set(account, balance)
      demand(balance >= 0 || !account.startsWith('dog:'), () => `${account} is ${balance} after ${kind} ${id}`)
    }
    for (const [unit, sum] of sums) demand(sum === 0, () => `the legs of ${kind} ${id} sum to ${sum} ${unit}`)
    const moved = moves.map((move) => this.#move(entry, move))
    const request = this.#ledger.asked.get(id) ?? {}
    this.#demandMeant(entry, { moved, request })
    const isOfPark = kind === 'day' || kind === 'tidy' || id.startsWith('trade:')
    demand(isOfPark || this.#ledger.asked.has(id), () => `${kind} ${id} was done, for which nobody has asked`)
  }

  #move({ id, kind: act }: Entry, { thing, ver, to }: Move): Moved {
    const before = this.#places.get(thing)
    const from = before?.place ?? null
    const text = () => `${act} ${id} took thing ${thing} from ${from} to ${to}`
    demand(ver === (before?.ver ?? 0) + 1, () => `${text()}, as version ${ver} after ${before?.ver}`)
    const rule = OPS[act]
    demand(typeof rule === 'object' && rule.to.test(to), text)
    demand(typeof rule === 'object' && (from === null ? rule.from === null : rule.from?.test(from) === true), text)
    demand(!this.#things.has(to), () => `${text()}, where thing ${this.#things.get(to)} is`)
    if (from !== null) this.#things.delete(from)
    this.#things.set(to, thing)
    this.#places.set(thing, { place: to, ver })
    return { thing, ver, from }
  }

  /** The op must have done what its request asked for. */
  #demandMeant(entry: Entry, { moved, request: asked }: Meant): void {
    const { id, kind, now, result, legs } = entry
    const gained = (unit: string) =>
      legs
        .filter((leg) => leg.unit === unit && leg.account.startsWith('dog:'))
        .reduce((sum, { delta }) => sum + delta, 0)
    const request = asked as { dog?: number; key?: string; thing?: KnownThing }
    // A room also names the thing at which somebody uses something.
    if (request.thing && kind !== 'npc') {
      const isIt = moved.length === 1 && moved[0]?.thing === request.thing.id && moved[0].ver === request.thing.ver + 1
      demand(isIt, () => `${kind} ${id} was about another thing`)
    }
    if (kind === 'dig') {
      demand(gained('bones') <= FIND_MAX, () => `dig ${id} found ${gained('bones')}`)
      if (legs.some(({ account }) => account === 'hunts bones')) return this.#hunted(entry, gained('bones'))
      this.#gain(`bones dug by user ${entry.actor} on day ${osloDay(now)}`, gained('bones'), FREE_BONES_A_DAY)
    }
    if (kind === 'buy') {
      const price = itemKind(request.key ?? '')?.price
      demand(gained('bones') === -(price ?? 0) && moved.length === 1, () => `${id} bought for ${gained('bones')}`)
    }
    if (kind === 'riddle') {
      this.#gain(`riddles of user ${entry.actor} on day ${osloDay(now)}`, 1, 1)
      demand(gained('karma') === -QUESTION_KARMA, () => `${id} was paid with ${gained('karma')} karma`)
    }
    if (kind === 'trail')
      this.#gain(`bones of trails for user ${entry.actor} on day ${osloDay(now)}`, gained('bones'), TRAIL_PAYS.bones)
    if (kind === 'npc') this.#gain(`bones that NPCs gave to user ${entry.actor}`, gained('bones'), FIRST_BONES)
    if (kind === 'sniff' || kind === 'scoop' || kind === 'npc' || kind === 'post' || kind === 'trail')
      this.#gain(`karma of dog ${request.dog} on day ${osloDay(now)}`, gained('karma'), KARMA_A_DAY)
    if (kind === 'trade') this.#trade(entry, { moved, request: asked }, result)
    if (kind === 'rebirth') this.#rebirth(entry, request.dog)
  }

  /** [CA3] A find of a hunt. A run is in one week by the clock of its rooms, which is the one that counts. */
  #hunted({ id, actor }: Entry, bones: number): void {
    demand(bones === HUNT.bones, () => `hunt ${id} found ${bones}`)
    this.hunted += 1
    this.#gain(`finds of hunts of user ${actor}`, 1, HUNT.finds)
  }

  #gain(what: string, amount: number, most: number): void {
    const sum = (this.#gained.get(what) ?? 0) + amount
    this.#gained.set(what, sum)
    demand(sum <= most, () => `${what}: ${sum}, at most ${most} are allowed`)
  }

  /** [H6] Each puppy gives one life at most, which begins with sixty lifepoints and keeps things and bones. */
  #rebirth({ id, legs }: Entry, dog: number | undefined): void {
    const offer = id.split(/[: ]/)[1] ?? ''
    demand(!this.#spent.has(offer), () => `dog ${dog} was born twice of puppy ${offer}`)
    this.#spent.add(offer)
    const has = (unit: string) => this.#balances.get(`dog:${dog} ${unit}`) ?? 0
    const isAnew = has('life') === LIFEPOINTS.atBirth && has('karma') === 0 && has('level') === 0
    demand(
      isAnew,
      () => `dog ${dog} was reborn with ${has('life')} days, ${has('karma')} karma and ${has('level')} points`,
    )
    demand(!legs.some(({ unit }) => unit === 'bones'), () => `${id} touched bones`)
  }

  #trade({ id, legs }: Entry, { moved, request }: Meant, result: object): void {
    const said = request as {
      dog: number
      propose?: number
      agree?: { tradeId: string; ver: number }
      tradeId?: string
      things?: KnownThing[]
      bones?: number
    }
    if (said.propose !== undefined) {
      const nothing = { things: [], bones: 0 }
      const sides = new Map([said.dog, said.propose].map((dog) => [dog, nothing]))
      this.#offers.set(id, { ver: 1, sides })
    } else if (said.tradeId !== undefined) {
      const trade = this.#offers.get(said.tradeId)
      trade?.sides.set(said.dog, { things: said.things ?? [], bones: said.bones ?? 0 })
      if (trade) trade.ver = (result as { ver: number }).ver
    } else if (said.agree) {
      const key = `trade:${said.agree.tradeId}:${said.agree.ver}`
      this.#yeses.set(key, (this.#yeses.get(key) ?? new Set()).add(said.dog))
    } else {
      const [, tradeId = '', ver] = id.split(':')
      const trade = this.#offers.get(tradeId)
      demand(this.#yeses.get(id)?.size === 2, () => `trade ${id} was done without two yeses`)
      demand(
        trade !== undefined && trade.ver <= Number(ver),
        () => `trade ${id} was done, but ${trade?.ver} is offered`,
      )
      for (const [dog, { things, bones }] of trade?.sides ?? []) {
        const gave = moved.filter(({ from }) => from?.startsWith(`dog:${dog} `)).map(({ thing }) => thing)
        const offered = things.map((thing) => thing.id)
        demand(
          gave.join() === offered.join(),
          () => `dog ${dog} offered ${offered.join()} in ${id}, gave ${gave.join()}`,
        )
        const other = [...trade!.sides].find(([one]) => one !== dog)
        const paid = -legs.filter(({ account }) => account === `dog:${dog} bones`).reduce((sum, l) => sum + l.delta, 0)
        demand(paid === bones - (other?.[1].bones ?? 0), () => `dog ${dog} paid ${paid} in ${id}`)
      }
    }
  }

  /** The ledger holds exactly what the ops did: a refused op leaves nothing behind. */
  #demandSame(): void {
    const things = this.#ledger.things()
    for (const { account, balance } of this.#ledger.balances()) {
      const sum = this.#balances.get(account) ?? 0
      demand(balance === sum, () => `${account} is ${balance}, its legs sum to ${sum}`)
    }
    demand(
      things.length === this.#places.size,
      () => `there are ${things.length} things, ${this.#places.size} were made`,
    )
    for (const { id, holder, slot } of things) {
      const place = this.#places.get(id)?.place
      demand(place === `${holder} ${slot}`, () => `thing ${id} is at ${holder} ${slot} and not at ${place}`)
    }
  }

  #demandKept(op: string, result: object): void {
    const kept = this.#ledger.resultOf(op)
    demand(kept !== null, () => `op ${op} was said to be done, and is not in the ledger`)
    demand(sameResult(kept!, result), () => `op ${op} was told as ${JSON.stringify(result)}`)
  }
}

/** Whether an answer agrees with the stored result, of which a room sends only a part. */
function sameResult(kept: object, told: object): boolean {
  const known = new Map(Object.entries(kept))
  return Object.entries(told).every(([key, value]) => JSON.stringify(known.get(key)) === JSON.stringify(value))
}
