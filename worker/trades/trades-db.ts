import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LENT_KINDS } from '#durable/rules/items/catalogue.ts'
import { NEW_GIVER, TRADE_LOOK_MS } from '#durable/rules/items/trading.ts'
import { areTogether, mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { trade } from '#worker/db/schema/value/trades.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { Operation, Write } from '#worker/ledger/operation.ts'
import { holderOf, move } from '#worker/ledger/things.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import { balanceOf, demand, transfer } from '#worker/ledger/writes.ts'
import { intoBag } from '#worker/things/carrying-db.ts'

export type TradeOffer = { dog: number; things: KnownThing[]; bones: number; yes: boolean }
export type Trade = {
  id: string
  ver: number
  state: 'open' | 'done' | 'over'
  changedAt: number
  a: TradeOffer
  b: TradeOffer
}

/** [X1] Opens a trade with a dog in the same copy of a room. A trade that the dog had begun before is ended. */
export async function proposeTrade(db: Db, actor: Actor, other: number) {
  const { op: id, dog, now } = actor
  const writes = [
    ...mayAct(actor),
    areTogether(actor, other),
    { sql: sql`update trade set state = 'over' where a_dog = ${dog} and state = 'open'` },
    { sql: sql`insert into trade (id, a_dog, b_dog, changed_at) values (${id}, ${dog}, ${other}, ${now})` },
  ]
  return perform(db, operationOf(actor, { propose: other }), { writes, result: told({ tradeId: id }) })
}

/** A trade in the version that the dog has seen. */
export type TradeWord = { tradeId: string; ver: number }

/** [X2] Changes what the dog offers, which resets the consent of both. */
export async function offer(db: Db, actor: Actor, word: TradeWord & { things: readonly KnownThing[]; bones: number }) {
  const { tradeId, things, bones } = word
  const { dog, now } = actor
  const isOwn = ({ id, ver }: KnownThing) =>
    demand(
      'item-gone',
      sql`exists (select 1 from item where id = ${id} and ver = ${ver} and holder = ${holderOf(dog)})`,
    )
  const list = JSON.stringify(things.map(({ id, ver }) => ({ id, ver })))
  const isOffered = sql`id in (select value ->> 'id' from json_each(${list}))`
  const isLent = sql`kind in (select value from json_each(${JSON.stringify(LENT_KINDS)}))`
  const writes = [
    ...mayAct(actor),
    ...isOpen(actor, word),
    ...things.map(isOwn),
    demand('lent-thing', sql`not exists (select 1 from item where ${isOffered} and ${isLent})`),
    demand('too-few-bones', sql`${balanceOf(dog, 'bones')} >= ${bones}`),
    {
      sql: sql`update trade set
        a_things = iif(a_dog = ${dog}, ${list}, a_things), a_bones = iif(a_dog = ${dog}, ${bones}, a_bones),
        b_things = iif(b_dog = ${dog}, ${list}, b_things), b_bones = iif(b_dog = ${dog}, ${bones}, b_bones),
        a_yes = 0, b_yes = 0, ver = ver + 1, changed_at = ${now} where id = ${tradeId}`,
    },
  ]
  const operation = operationOf(actor, { ...word, things: list })
  return perform(db, operation, { writes, result: told({ ver: word.ver + 1 }) })
}

/** [X3] Agrees to a version of the trade. When both have agreed, it is executed: all of it, or nothing. */
export async function agree(db: Db, actor: Actor, word: TradeWord) {
  const { dog, now } = actor
  const { tradeId, ver } = word
  const hasLooked = sql`(select changed_at from trade where id = ${tradeId}) <= ${now - TRADE_LOOK_MS}`
  const writes = [
    ...mayAct(actor),
    ...isOpen(actor, word),
    demand('trade-locked', hasLooked),
    mayHandOver({ dog, bones: givenBy(dog, tradeId), now }),
    {
      sql: sql`update trade set a_yes = iif(a_dog = ${dog}, 1, a_yes), b_yes = iif(b_dog = ${dog}, 1, b_yes)
        where id = ${tradeId}`,
    },
  ]
  const said = await perform(db, operationOf(actor, { agree: word }), { writes, result: told({ ver }) })
  if (typeof said === 'string') return said
  const known = await tradeOf(db, { tradeId, dog })
  if (known?.state !== 'open' || known.ver !== ver || !known.a.yes || !known.b.yes)
    return { done: known?.state === 'done' }
  const settled = await settle(db, known, now)
  // One of them has less by now than was offered, so both must look at the trade again.
  const isLess = settled === 'item-gone' || settled === 'too-few-bones' || settled === 'too-new-to-give'
  if (isLess || settled === 'bag-full')
    await db
      .update(trade)
      .set({ aYes: 0, bYes: 0, ver: ver + 1, changedAt: now })
      .where(and(eq(trade.id, tradeId), eq(trade.ver, ver), eq(trade.state, 'open')))
  return settled
}

/** The id of the open trade of the dog, begun by either side; the newest if there are more; null if there is none. */
export async function openTradeOf(db: Db, dog: number): Promise<string | null> {
  const row = await db
    .select({ id: trade.id })
    .from(trade)
    .where(and(eq(trade.state, 'open'), isParty(dog)))
    .orderBy(desc(trade.changedAt))
    .get()
  return row?.id ?? null
}

/** Ends an open trade. Returns whether there was one. */
export async function leaveTrade(db: Db, { tradeId, dog }: { tradeId: string; dog: number }): Promise<boolean> {
  const [left] = await db
    .update(trade)
    .set({ state: 'over' })
    .where(and(eq(trade.id, tradeId), eq(trade.state, 'open'), isParty(dog)))
    .returning({ id: trade.id })
  return left !== undefined
}

/** The trade as its two dogs see it; null for others. */
export async function tradeOf(db: Db, { tradeId, dog }: { tradeId: string; dog: number }): Promise<Trade | null> {
  const row = await db
    .select()
    .from(trade)
    .where(and(eq(trade.id, tradeId), isParty(dog)))
    .get()
  if (!row) return null
  const { id, ver, state, changedAt } = row
  const a = { dog: row.aDog, things: thingsIn(row.aThings), bones: row.aBones, yes: row.aYes === 1 }
  const b = { dog: row.bDog, things: thingsIn(row.bThings), bones: row.bBones, yes: row.bYes === 1 }
  return { id, ver, state, changedAt, a, b }
}

// Things leave both sides before they reach the other, so that two full backpacks can trade.
function settle(db: Db, { id, ver, a, b }: Trade, now: number) {
  const op = `trade:${id}:${ver}`
  const between = `trade/${id}`
  const out = ({ dog, things }: TradeOffer) =>
    things.flatMap((thing) => move(op, { thing, from: holderOf(dog), to: { ground: between, x: thing.id, y: 0 } }))
  const into = ({ dog }: TradeOffer, { things }: TradeOffer) =>
    things.flatMap((thing) =>
      intoBag(op, { thing: { ...thing, ver: thing.ver + 1 }, from: `ground:${between}`, dog, now }),
    )
  const isAgreed = sql`exists (select 1 from trade where id = ${id} and ver = ${ver} and state = 'open' and a_yes = 1 and b_yes = 1)`
  const writes = [
    demand('trade-gone', isAgreed),
    demand(
      'too-few-bones',
      sql`${balanceOf(a.dog, 'bones')} >= ${a.bones} and ${balanceOf(b.dog, 'bones')} >= ${b.bones}`,
    ),
    mayHandOver({ dog: a.dog, bones: sql`${a.bones - b.bones}`, now }),
    mayHandOver({ dog: b.dog, bones: sql`${b.bones - a.bones}`, now }),
    ...out(a),
    ...out(b),
    ...into(a, b),
    ...into(b, a),
    ...balance(op, a, b),
    { sql: sql`update trade set state = 'done' where id = ${id}` },
  ]
  return perform(db, { id: op, actor: null, kind: 'trade', request: {}, now }, { writes, result: told({ done: true }) })
}

function balance(op: string, a: TradeOffer, b: TradeOffer): Write[] {
  const amount = Math.abs(a.bones - b.bones)
  if (amount === 0) return []
  const [from, to] = a.bones > b.bones ? [a.dog, b.dog] : [b.dog, a.dog]
  return transfer(op, { unit: 'bones', amount, from: { dog: from }, to: { dog: to } })
}

/** The bones by which a dog has less after a trade. */
function givenBy(dog: number, tradeId: string): SQL {
  return sql`(select iif(a_dog = ${dog}, a_bones - b_bones, b_bones - a_bones) from trade where id = ${tradeId})`
}

/** [X4] Demands that the owner of a dog is not new, or has handed over few bones to others, with these. */
function mayHandOver({ dog, bones, now }: { dog: number; bones: SQL; now: number }): Write<'too-new-to-give'> {
  const owner = sql`(select user_id from dog where id = ${dog})`
  const own = sql`(select id from dog where user_id = ${owner})`
  const before = sql`(select coalesce(sum(max(given, 0)), 0) from (
    select a_bones - b_bones as given from trade where state = 'done' and a_dog in ${own} and b_dog not in ${own}
    union all
    select b_bones - a_bones from trade where state = 'done' and b_dog in ${own} and a_dog not in ${own}))`
  return demand(
    'too-new-to-give',
    sql`${bones} <= 0 or ${before} + ${bones} <= ${NEW_GIVER.bones}
      or exists (select 1 from user where id = ${owner} and created_at <= ${now - NEW_GIVER.ageMs})`,
  )
}

function isOpen({ dog }: Actor, { tradeId, ver }: TradeWord): Write<'trade-gone' | 'trade-changed'>[] {
  const open = sql`select 1 from trade where id = ${tradeId} and state = 'open' and ${dog} in (a_dog, b_dog)`
  return [demand('trade-gone', sql`exists (${open})`), demand('trade-changed', sql`exists (${open} and ver = ${ver})`)]
}

function isParty(dog: number) {
  return or(eq(trade.aDog, dog), eq(trade.bDog, dog))
}

// The column is written by `offer` alone.
function thingsIn(text: string): KnownThing[] {
  return JSON.parse(text) as KnownThing[]
}

function operationOf({ op: id, user: actor, dog, now }: Actor, request: object): Operation {
  return { id, actor, kind: 'trade', request: { dog, ...request }, now }
}
