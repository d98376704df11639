import type { Refusal } from '#durable/protocol/refusals.ts'
import { carriedAt, itemKind, mayCarry, mayLetGo } from '#durable/rules/items/catalogue.ts'
import type { Slot } from '#durable/rules/items/item-kind.ts'
import { DIG_REST_MS, FIRST_DIGS, NO_FINDS, findOf } from '#durable/rules/life/digging.ts'
import type { DugSoil } from '#durable/rules/life/digging.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { KARMA_A_DAY, KARMA_PER_SNIFF, SNIFF_REST_MS } from '#durable/rules/life/karma.ts'
import { POOP, POOP_LIES_MS, POOP_REST_MS } from '#durable/rules/life/poop.ts'
import { LIFEPOINTS, gainAtLogin } from '#durable/rules/life/lifepoints.ts'
import { PAID_LESSONS, giftsFor } from '#durable/rules/npcs/gifts.ts'
import type { PaidLesson } from '#durable/rules/npcs/gifts.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import type { Dropped } from '#worker/things/carrying-db.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import { opOf } from './books.ts'
import type { Books, OfferRow } from './books.ts'
import { dogHolder, groundHolder } from './ledger.ts'
import type { Op, Thing } from './ledger.ts'

// The acts below have the same demands in the same order as those of worker/acts, worker/things and worker/dogs.

export function sniffed(books: Books, actor: Actor, other: number) {
  const { dog, now } = actor
  return books.act(actor, { kind: 'sniff', request: { other } }, (batch) => {
    batch.demand('dog-has-died', books.isAlive(other, now))
    books.restUntil(batch, 'sniffed-lately', { what: `sniff:${dog}:${other}`, now, until: now + SNIFF_REST_MS })
    books.gainKarma(batch, actor, KARMA_PER_SNIFF, 'sniffing')
    return { karma: KARMA_PER_SNIFF }
  })
}

export function dug(
  books: Books,
  actor: Actor & { random: () => number },
  { room, x, y, soil }: { room: string; x: number; y: number; soil: DugSoil | null },
) {
  const { op, user, dog, now, random } = actor
  return books.act(actor, { kind: 'dig' }, (batch) => {
    books.restUntil(batch, 'tile-rests', { what: `dig:${dog}:${room}:${x},${y}`, now, until: now + DIG_REST_MS })
    const today = `${user} ${osloDay(now)}`
    const firsts = FIRST_DIGS.filter((_, number) => books.once.has(`first-dig:${user}:${number}`)).length
    const plain = { room: null, spot: null, deck: [] }
    const find = findOf(books.finds.get(today) ?? NO_FINDS, soil ?? plain, { firsts, random })
    batch.set(books.finds, today, find.day)
    if (firsts < FIRST_DIGS.length) batch.set(books.once, `first-dig:${user}:${firsts}`, op)
    const { bones, isSpot } = find
    if (bones > 0) batch.transfer({ unit: 'bones', amount: bones, from: { park: 'digging' }, to: { dog } })
    return { bones, isSpot }
  })
}

export function takenFrom(books: Books, actor: Actor, { hasWalked }: { hasWalked: boolean }) {
  const { op, user, dog, now } = actor
  return books.act(actor, { kind: 'npc', request: { npc: 'garm' } }, (batch) => {
    const rested = (prefix: string) => [...books.rests.keys()].some((what) => what.startsWith(`${prefix}:${dog}:`))
    const wears = books.ledger.heldBy(dogHolder(dog)).some(({ slot }) => !slot.startsWith('bag:'))
    const learned = { walk: hasWalked, say: true, meet: rested('sniff'), dig: rested('dig'), wear: wears }
    const lessonOf = (lesson: PaidLesson) => `npc:lesson:${lesson}:${user}`
    const { bones, karma, lessons } = giftsFor({
      hadBones: books.once.has(`npc:first-bone:${user}`),
      paid: PAID_LESSONS.filter((lesson) => books.once.has(lessonOf(lesson))),
      learned: PAID_LESSONS.filter((lesson) => learned[lesson]),
      karmaLeft: KARMA_A_DAY - (books.daily.get(`${dog} ${osloDay(now)}`) ?? 0),
    })
    for (const what of [...(bones > 0 ? [`npc:first-bone:${user}`] : []), ...lessons.map(lessonOf)])
      batch.set(books.once, what, op)
    if (bones > 0) batch.transfer({ unit: 'bones', amount: bones, from: { park: 'npcs' }, to: { dog } })
    if (karma > 0) books.gainKarma(batch, actor, karma, 'npcs')
    return { bones, karma }
  })
}

export async function pooped(books: Books, actor: Actor, room: string) {
  const { op, dog, now } = actor
  const done = await books.act(actor, { kind: 'poop' }, (batch) => {
    books.restUntil(batch, 'pooped-lately', { what: `poop:${dog}`, now, until: now + POOP_REST_MS })
    return { room, until: now + POOP_LIES_MS }
  })
  if (typeof done === 'string') return done
  const scoopedUntil = await books.ask(() => books.rests.get(`scoop:${op}`) ?? 0)
  return { liesMs: done.room === room && scoopedUntil <= now ? Math.max(0, done.until - now) : 0 }
}

export async function scooped(books: Books, actor: Actor, poop: string) {
  const { now } = actor
  const scoop = (karma: number) =>
    books.act(actor, { kind: 'scoop' }, (batch) => {
      books.restUntil(batch, 'poop-gone', { what: `scoop:${poop}`, now, until: now + POOP_LIES_MS })
      if (karma > 0) books.gainKarma(batch, actor, karma, 'scooping')
      return { karma }
    })
  const paid = await scoop(POOP.scoopKarma)
  return paid === 'karma-full' ? scoop(0) : paid
}

export async function carry(books: Books, actor: Actor, { thing, to }: { thing: KnownThing; to: Slot | 'bag' }) {
  const { dog, now } = actor
  const asked = { kind: 'carry' as const, request: { thing, to } }
  const own = await books.ask(() => ownThing(books, dog, thing))
  if (!own) return books.ask(() => answerOrGone<{ to: string }>(books, opOf(actor, asked)))
  const kind = itemKind(own.kind)
  const from = carriedAt(own.slot)
  if (!kind || !from || !mayCarry(kind, from, to)) return 'wrong-place'
  return books.act(actor, asked, (batch) => {
    const holder = dogHolder(dog)
    if (to === 'bag') books.intoBag(batch, { thing, from: holder, dog, now })
    else batch.move(thing, holder, { holder, slot: to })
    return { to }
  })
}

export async function layDown(
  books: Books,
  actor: Actor,
  { thing, room, x, y }: { thing: KnownThing; room: string; x: number; y: number },
) {
  const asked = { kind: 'drop' as const, request: { thing } }
  const own = await books.ask(() => ownThing(books, actor.dog, thing))
  if (!own) {
    const dropped = await books.ask(() => answerOrGone<Dropped>(books, opOf(actor, asked)))
    if (typeof dropped === 'string') return dropped
    const ver = await books.ask(() => books.ledger.things.get(thing.id)?.ver)
    return ver === thing.ver + 1 ? dropped : { ...dropped, isGone: true as const }
  }
  const from = carriedAt(own.slot)
  if (!from || !mayLetGo(from)) return 'wrong-place'
  return books.act(actor, asked, (batch): Dropped => {
    batch.move(thing, dogHolder(actor.dog), { holder: groundHolder(room), slot: `${x},${y}` })
    return { kind: own.kind, room, x, y }
  })
}

export function pickUp(books: Books, actor: Actor, { thing, room }: { thing: KnownThing; room: string }) {
  const { dog, now } = actor
  return books.act(actor, { kind: 'pick-up', request: { thing } }, (batch) => {
    books.intoBag(batch, { thing, from: groundHolder(room), dog, now })
    return { picked: thing.id }
  })
}

/** `shop` is the room that sells it. */
export async function buy(books: Books, actor: Actor, { key, shop }: { key: string; shop: string }) {
  const kind = itemKind(key)
  if (!kind || kind.price === null || kind.isRare) return 'no-such-item'
  const { dog, now } = actor
  const { price } = kind
  const { ledger } = books
  return books.act(actor, { kind: 'buy', request: { key } }, (batch) => {
    const slot = books.freeBagSlot(dog, now)
    batch.demand('not-in-shop', books.roomOf(dog) === shop)
    const isRich = ledger.balance(dog, 'bones') >= price || ledger.mistake === 'lets a purse go below nothing'
    batch.demand('too-few-bones', isRich)
    batch.demand('bag-full', slot !== null)
    batch.transfer({ unit: 'bones', amount: price, from: { dog }, to: { park: 'shops' } })
    const made = batch.make(key, dogHolder(dog), slot ?? '')
    return { id: made, bones: ledger.balance(dog, 'bones') }
  })
}

/** [H3] */
export function greetDay(books: Books, { dog, now }: { dog: number; now: number }) {
  const today = osloDay(now)
  const id = `day:${dog}:${today}`
  return books.ask(() =>
    books.ledger.perform({ id, actor: null, kind: 'day', request: {}, now }, (batch) => {
      batch.demand('dog-is-dead', books.isAlive(dog, now))
      const row = books.dogs.get(dog)
      const lifeDay = row?.lifeDay ?? today
      if (row && row.lifeDay === null) batch.set(books.dogs, dog, { ...row, lifeDay })
      const left = () => lifeDay + books.ledger.balance(dog, 'life') - today
      const isLate = [...books.ledger.ops.keys()].some((op) => op.startsWith(`day:${dog}:`) && op > id)
      const gained = gainAtLogin(left(), isLate)
      batch.credit({ unit: 'life', amount: gained, from: 'days', to: dog })
      return { gained, lifepoints: left() }
    }),
  )
}

/** Offers a puppy to the user. Expired offers are never deleted here. */
export function keepOffer(books: Books, { offer, ...row }: OfferRow & { offer: string }) {
  return books.ask(() => {
    if (!books.offers.has(offer)) books.offers.set(offer, row)
    return { offer }
  })
}

/** [H6] A puppy gives one new life: the id of its op is derived from its offer. */
export function rebear(books: Books, { user, dog, now }: Rebirth, { offer, name }: { offer: string; name: string }) {
  const { ledger, offers, dogs } = books
  return books.ask(() => {
    const spent = rebirthId(offer)
    const isTwice = ledger.ops.has(spent) && ledger.mistake === 'gives as many lives as a rebirth is asked for'
    const id = isTwice ? `${spent}:${ledger.journal.length}` : spent
    return ledger.perform({ id, actor: user, kind: 'rebirth', request: { dog, name }, now }, (batch) => {
      const row = dogs.get(dog)
      const offered = offers.get(offer)
      batch.demand('not-your-dog', row?.user === user)
      batch.demand('offer-expired', isTwice || (offered?.user === user && offered.expiresAt > now))
      const isTaken = [...dogs].some(([id, other]) => id !== dog && other.user === user && other.name === name)
      batch.demand('dog-name-taken', !isTaken)
      if (!row) return { dogId: dog }
      // Who has died keeps its level.
      const isKilled = books.isAlive(dog, now)
      const born = { name, bornAt: now, lifeDay: osloDay(now), diedAt: null, epoch: row.epoch + 1 }
      batch.set(dogs, dog, { ...row, ...born })
      for (const unit of isKilled ? (['life', 'level', 'karma'] as const) : (['life', 'karma'] as const)) {
        const amount = (unit === 'life' ? LIFEPOINTS.atBirth : 0) - ledger.balance(dog, unit)
        batch.credit({ unit, amount, from: 'birth', to: dog })
      }
      batch.set(offers, offer, null)
      return { dogId: dog }
    })
  })
}

type Rebirth = Pick<Actor, 'user' | 'dog' | 'now'>

export const rebirthId = (offer: string) => `rebirth:${offer}`

function ownThing({ ledger }: Books, dog: number, { id, ver }: KnownThing): Thing | null {
  const thing = ledger.things.get(id)
  return thing?.holder === dogHolder(dog) && thing.ver === ver ? thing : null
}

// The dog may lack the thing because this op has moved it already and its answer was lost.
function answerOrGone<Result extends object>({ ledger }: Books, op: Op): Result | Refusal {
  return ledger.perform<Result>(op, (batch): never => {
    batch.demand('item-gone', false)
    throw new Error('never')
  })
}
