import type { Refusal } from '#durable/protocol/refusals.ts'
import type { OpKind } from '#worker/ledger/operation.ts'
import type { Unit } from '#worker/db/schema/value/ledger.ts'

export type Op = { id: string; actor: number | null; kind: OpKind; request: unknown; now: number }
export type Leg = { account: string; unit: Unit; delta: number }
/** A move of a thing; `from` is null when the thing is made. */
export type Move = { thing: number; kind: string; ver: number; from: string | null; to: string }
export type Entry = Op & { result: object; legs: readonly Leg[]; moves: readonly Move[] }

export type Thing = { id: number; kind: string; holder: string; slot: string; ver: number }
export type Party = { dog: number } | { park: string }

/** The mistakes that can be planted in the ledger. */
export const MISTAKES = [
  'does an op as often as it is asked for',
  'lets the other half of a refused op stand',
  'lets a purse go below nothing',
  'takes a thing wherever it is',
  'trades what was offered without looking again',
  'pays only one side',
  'gives as many lives as a rebirth is asked for',
] as const
export type Mistake = (typeof MISTAKES)[number]

export const dogHolder = (dog: number) => `dog:${dog}`
export const groundHolder = (room: string) => `ground:${room}`
const placeOf = (holder: string, slot: string) => `${holder} ${slot}`

/** Thrown when a demand does not hold. It is no Error, because its stack is never needed. */
class Refused {
  readonly word: Refusal
  constructor(word: Refusal) {
    this.word = word
  }
}

/**
 * The ledger of worker/ledger in memory, with the same contract: an op is one batch, done once or not at all.
 * test/worker/ledger/model.test.ts compares the two.
 */
export class Ledger {
  readonly ops = new Map<string, Entry>()
  /** All ops in the order in which they were done. */
  readonly journal: Entry[] = []
  readonly balances = new Map<string, number>()
  readonly things = new Map<number, Thing>()
  readonly places = new Map<string, number>()
  readonly mistake: Mistake | null
  nextThing = 1
  /** How often a thing was made or moved. */
  moves = 0

  constructor(mistake: Mistake | null = null) {
    this.mistake = mistake
  }

  perform<Result extends object>(op: Op, write: (batch: Batch) => Result): Result | Refusal {
    const before = this.ops.get(op.id)
    if (before && this.mistake !== 'does an op as often as it is asked for') {
      const isSame = before.actor === op.actor && before.kind === op.kind
      return isSame && JSON.stringify(before.request) === JSON.stringify(op.request)
        ? (before.result as Result)
        : 'op-reused'
    }
    const batch = new Batch(this)
    try {
      const result = write(batch)
      const entry = { ...op, result, legs: batch.legs, moves: batch.moves }
      this.ops.set(op.id, entry)
      this.journal.push(entry)
      this.moves += batch.moves.length
      return result
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      if (this.mistake !== 'lets the other half of a refused op stand') batch.undo()
      return refused.word
    }
  }

  balance(dog: number, unit: Unit): number {
    return this.balances.get(`${dogHolder(dog)} ${unit}`) ?? 0
  }

  at(holder: string, slot: string): number | undefined {
    return this.places.get(placeOf(holder, slot))
  }

  heldBy(holder: string): Thing[] {
    return [...this.things.values()].filter((thing) => thing.holder === holder)
  }
}

export class Batch {
  readonly legs: Leg[] = []
  readonly moves: Move[] = []
  readonly #ledger: Ledger
  readonly #undo: (() => void)[] = []

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  demand(word: Refusal, holds: boolean): void {
    if (!holds) throw new Refused(word)
  }

  set<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    const before = map.get(key)
    this.#undo.push(() => (before === undefined ? map.delete(key) : map.set(key, before)))
    map.set(key, value)
  }

  transfer({ unit, amount, from, to }: { unit: Unit; amount: number; from: Party; to: Party }): void {
    this.leg({ unit, party: from, delta: -amount })
    if (this.#ledger.mistake !== 'pays only one side') this.leg({ unit, party: to, delta: amount })
  }

  /** The park gives an amount to a dog, or takes it if it is negative. No mistake is planted here. */
  credit({ unit, amount, from, to }: { unit: Unit; amount: number; from: string; to: number }): void {
    if (amount === 0) return
    this.leg({ unit, party: { dog: to }, delta: amount })
    this.leg({ unit, party: { park: from }, delta: -amount })
  }

  leg({ unit, party, delta }: { unit: Unit; party: Party; delta: number }): void {
    const account = `${'dog' in party ? dogHolder(party.dog) : party.park} ${unit}`
    const { balances } = this.#ledger
    const balance = (balances.get(account) ?? 0) + delta
    // In the database a constraint of the table refuses this.
    const isBelow = balance < 0 && 'dog' in party && this.#ledger.mistake !== 'lets a purse go below nothing'
    this.demand('too-few-bones', !isBelow)
    this.set(balances, account, balance)
    this.legs.push({ account, unit, delta })
  }

  make(kind: string, holder: string, slot: string): number {
    const id = this.#ledger.nextThing++
    this.#put({ id, kind, holder, slot, ver: 1 }, null)
    return id
  }

  move({ id, ver }: { id: number; ver: number }, from: string, to: { holder: string; slot: string }): void {
    const { things, places, mistake } = this.#ledger
    const thing = things.get(id)
    const isThere = thing !== undefined && thing.holder === from && thing.ver === ver
    this.demand('item-gone', isThere || (thing !== undefined && mistake === 'takes a thing wherever it is'))
    this.demand('place-taken', !places.has(placeOf(to.holder, to.slot)))
    if (!thing) return
    const left = placeOf(thing.holder, thing.slot)
    this.#undo.push(() => places.set(left, id))
    places.delete(left)
    this.#put({ ...thing, ...to, ver: thing.ver + 1 }, left)
  }

  undo(): void {
    for (const back of this.#undo.toReversed()) back()
  }

  #put(thing: Thing, from: string | null): void {
    const to = placeOf(thing.holder, thing.slot)
    this.set(this.#ledger.things, thing.id, thing)
    this.set(this.#ledger.places, to, thing.id)
    this.moves.push({ thing: thing.id, kind: thing.kind, ver: thing.ver, from, to })
  }
}
