import { osloDay } from '#durable/rules/life/days.ts'
import { CLEAN_BONES, DECK, FREE_BONES_A_DAY } from '#durable/rules/life/digging.ts'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import { FIRST_BONES } from '#durable/rules/npcs/gifts.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import { demand } from '../broken.ts'
import type { OpKind } from '#worker/ledger/operation.ts'
import type { Books, PrintRow } from './books.ts'
import type { Entry, Move } from './ledger.ts'

/** The most bones that one dig finds. */
const FIND_MAX = Math.max(...DECK) + CLEAN_BONES

/** The places between which an op moves a thing; `from` is null when it makes the thing. */
type Movement = { from: RegExp | null; to: RegExp }

/**
 * What an op of each kind may move. A new kind must be added here to compile. A kind that is played must occur in the
 * seeds (tally.ts) and in the comparison with the database (test/worker/ledger/model.test.ts).
 */
export const OPS: Readonly<Record<OpKind, Movement | 'nothing' | 'not played'>> = {
  answer: 'not played',
  ask: 'not played',
  buy: { from: null, to: /^dog:\d+ bag:\d+$/ },
  carry: { from: /^dog:\d+ /, to: /^dog:\d+ / },
  day: 'nothing',
  dig: 'nothing',
  draw: 'not played',
  drop: { from: /^dog:\d+ (mouth|back)$/, to: /^ground:\w+ \d+,\d+$/ },
  give: 'not played',
  npc: 'nothing',
  outfit: { from: null, to: /^dog:\d+ / },
  'paw-print': 'nothing',
  'pick-up': { from: /^ground:\w+ \d+,\d+$/, to: /^dog:\d+ bag:\d+$/ },
  poop: 'nothing',
  rebirth: 'nothing',
  round: 'not played',
  scoop: 'nothing',
  sniff: 'nothing',
  trade: { from: /^(dog:\d+ |ground:trade\/)/, to: /^(dog:\d+ bag:\d+|ground:trade\/.*)$/ },
  treat: 'not played',
}

/**
 * The checks of the ledger after every event. They keep accounts of their own, computed from the ops in order, and compare
 * those of the ledger with them.
 */
export class BookChecks {
  readonly #books: Books
  #looked = 0
  readonly #done = new Set<string>()
  readonly #balances = new Map<string, number>()
  readonly #places = new Map<number, { place: string; ver: number }>()
  readonly #things = new Map<string, number>()
  /** Sums of what has a limit, by a sentence that says what was gained, by whom and on which day. */
  readonly #gained = new Map<string, number>()
  readonly #told = new Map<string, object>()
  readonly #offers = new Map<string, { ver: number; sides: Map<number, { things: string; bones: number }> }>()
  readonly #spent = new Set<string>()
  readonly #found = new Set<number>()
  readonly #yeses = new Map<string, Set<number>>()

  constructor(books: Books) {
    this.#books = books
  }

  /** Somebody was told that the op is done, with this result. */
  told(op: string, result: object): void {
    const before = this.#told.get(op)
    demand(!before || sameResult(before, result), () => `op ${op} was answered twice, and not alike`)
    this.#told.set(op, result)
    this.#demandKept(op, result)
  }

  /** [U4] [U5] A dog finds a paw print once, and only of another user. */
  found(dog: number, { number, to, from }: PrintRow): void {
    demand(to === dog && from !== dog, () => `dog ${dog} found what dog ${from} left for dog ${to}`)
    demand(!this.#found.has(number), () => `paw print ${number} was found twice`)
    this.#found.add(number)
  }

  afterEvent(): void {
    const { journal } = this.#books.ledger
    if (this.#looked === journal.length) return
    while (this.#looked < journal.length) this.#look(journal[this.#looked++]!)
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
    for (const move of moves) this.#move(entry, move)
    this.#demandMeant(entry)
  }

  #move({ id, kind: act }: Entry, { thing, ver, from, to }: Move): void {
    const before = this.#places.get(thing)
    const text = () => `${act} ${id} took thing ${thing} from ${from} to ${to}`
    demand((before?.place ?? null) === from, () => `${text()}, but it was at ${before?.place}`)
    demand(ver === (before?.ver ?? 0) + 1, () => `${text()}, as version ${ver} after ${before?.ver}`)
    const rule = OPS[act]
    demand(typeof rule === 'object' && rule.to.test(to), text)
    demand(typeof rule === 'object' && (from === null ? rule.from === null : rule.from?.test(from) === true), text)
    demand(!this.#things.has(to), () => `${text()}, where thing ${this.#things.get(to)} is`)
    if (from !== null) this.#things.delete(from)
    this.#things.set(to, thing)
    this.#places.set(thing, { place: to, ver })
  }

  /** The op must have done what its request asked for. */
  #demandMeant(entry: Entry): void {
    const { id, kind, now, result, moves, legs } = entry
    const gained = (unit: string) =>
      legs
        .filter((leg) => leg.unit === unit && leg.account.startsWith('dog:'))
        .reduce((sum, { delta }) => sum + delta, 0)
    const request = entry.request as { dog?: number; key?: string; thing?: KnownThing }
    if (request.thing) {
      const isIt = moves.length === 1 && moves[0]?.thing === request.thing.id && moves[0].ver === request.thing.ver + 1
      demand(isIt, () => `${kind} ${id} was about another thing`)
    }
    if (kind === 'dig') {
      demand(gained('bones') <= FIND_MAX, () => `dig ${id} found ${gained('bones')}`)
      this.#gain(`bones dug by user ${entry.actor} on day ${osloDay(now)}`, gained('bones'), FREE_BONES_A_DAY)
    }
    if (kind === 'buy') {
      const price = itemKind(request.key ?? '')?.price
      demand(gained('bones') === -(price ?? 0) && moves.length === 1, () => `${id} bought for ${gained('bones')}`)
    }
    if (kind === 'npc') this.#gain(`bones that NPCs gave to user ${entry.actor}`, gained('bones'), FIRST_BONES)
    if (kind === 'sniff' || kind === 'scoop' || kind === 'npc')
      this.#gain(`karma of dog ${request.dog} on day ${osloDay(now)}`, gained('karma'), KARMA_A_DAY)
    if (kind === 'trade') this.#trade(entry, result)
    if (kind === 'rebirth') this.#rebirth(entry, request.dog)
  }

  #gain(what: string, amount: number, most: number): void {
    const sum = (this.#gained.get(what) ?? 0) + amount
    this.#gained.set(what, sum)
    demand(sum <= most, () => `${what}: ${sum}, at most ${most} are allowed`)
  }

  /** [H6] Each puppy gives one life at most, which begins with sixty lifepoints and keeps things and bones. */
  #rebirth({ id, legs }: Entry, dog: number | undefined): void {
    const offer = id.split(':')[1] ?? ''
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

  #trade({ id, request, moves, legs }: Entry, result: object): void {
    const said = request as {
      dog: number
      propose?: number
      agree?: { tradeId: string; ver: number }
      tradeId?: string
      things?: string
      bones?: number
    }
    if (said.propose !== undefined) {
      const nothing = { things: '[]', bones: 0 }
      const sides = new Map([said.dog, said.propose].map((dog) => [dog, nothing]))
      this.#offers.set(id, { ver: 1, sides })
    } else if (said.tradeId !== undefined) {
      const trade = this.#offers.get(said.tradeId)
      trade?.sides.set(said.dog, { things: said.things ?? '', bones: said.bones ?? 0 })
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
        const gave = moves.filter(({ from }) => from?.startsWith(`dog:${dog} `)).map(({ thing }) => thing)
        const offered: number[] = JSON.parse(things).map((thing: KnownThing) => thing.id)
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
    const { balances, things } = this.#books.ledger
    for (const [account, balance] of balances) {
      const sum = this.#balances.get(account) ?? 0
      demand(balance === sum, () => `${account} is ${balance}, its legs sum to ${sum}`)
    }
    demand(things.size === this.#places.size, () => `there are ${things.size} things, ${this.#places.size} were made`)
    for (const { id, holder, slot } of things.values()) {
      const place = this.#places.get(id)?.place
      demand(place === `${holder} ${slot}`, () => `thing ${id} is at ${holder} ${slot} and not at ${place}`)
    }
  }

  #demandKept(op: string, result: object): void {
    const kept = this.#books.ledger.ops.get(op)
    demand(kept !== undefined, () => `op ${op} was said to be done, and is not in the books`)
    demand(sameResult(kept!.result, result), () => `op ${op} was told as ${JSON.stringify(result)}`)
  }
}

/** Whether an answer agrees with the stored result, of which a room sends only a part. */
function sameResult(kept: object, told: object): boolean {
  const known = new Map(Object.entries(kept))
  return Object.entries(told).every(([key, value]) => JSON.stringify(known.get(key)) === JSON.stringify(value))
}
