import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { LENT_KINDS, itemKind } from '#durable/rules/items/catalogue.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { GIFTS_AN_HOUR } from '#durable/rules/staff/gifts.ts'
import type { GiftUnit } from '#durable/rules/staff/gifts.ts'
import { isAlive } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { staffLog } from '#worker/db/schema/staff.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { LedgerRefusal, Operation, Write } from '#worker/ledger/operation.ts'
import { holderOf, makeThing, move } from '#worker/ledger/things.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import { balanceOf, demand, transfer } from '#worker/ledger/writes.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { kindNow } from '#worker/sheets/kinds-db.ts'
import { freeBagSlot } from '#worker/things/carrying-db.ts'

/**
 * An administrator gives to a dog or takes from it, under the id of an op: `by` is the administrator, `user` the owner of the dog.
 * The caller checks who may do so [S7]; `now` is epoch ms.
 */
export type Gift = { op: string; by: number; user: number; dog: number; reason: string; now: number }

/** Of bones or karma: how much, more than zero. */
export type GiftAmount = { unit: GiftUnit; amount: number }

type GiftRefusal = LedgerRefusal | 'no-such-dog' | 'too-often'

const HOUR_MS = 60 * 60 * 1000

/** [S14] Gives bones or karma to a living dog, from the account of the staff. */
export async function grantAmount(
  db: Db,
  gift: Gift,
  given: GiftAmount,
): Promise<GiftAmount | GiftRefusal | 'dog-is-dead'> {
  const legs = transfer(gift.op, { ...given, from: { park: 'staff' }, to: { dog: gift.dog } })
  return perform(db, operationOf(gift, 'grant', given), {
    writes: [...mayGive(db, gift), isLiving(gift), ...legs, lineOf(db, gift, 'grant', given)],
    result: told(given),
  })
}

/** [S14] Takes bones or karma from a dog that has so much, into the account of the staff. */
export async function takeBackAmount(
  db: Db,
  gift: Gift,
  taken: GiftAmount,
): Promise<GiftAmount | GiftRefusal | 'has-less'> {
  const legs = transfer(gift.op, { ...taken, from: { dog: gift.dog }, to: { park: 'staff' } })
  const hasIt = sql`${balanceOf(gift.dog, taken.unit)} >= ${taken.amount}`
  return perform(db, operationOf(gift, 'take-back', taken), {
    writes: [...mayGive(db, gift), demand('has-less', hasIt), ...legs, lineOf(db, gift, 'take-back', taken)],
    result: told(taken),
  })
}

/** [S14] Makes a thing for a living dog, into its backpack; none of a kind that is retired or lent. */
export async function grantThing(
  db: Db,
  gift: Gift,
  key: string,
): Promise<{ thing: string } | GiftRefusal | 'dog-is-dead' | 'no-such-item' | 'bag-full'> {
  const kind = itemKind(key)
  if (!kind || LENT_KINDS.includes(key)) return 'no-such-item'
  const given = { thing: key }
  const slot = freeBagSlot(gift.dog, gift.now)
  return perform(db, operationOf(gift, 'grant', given), {
    writes: [
      ...mayGive(db, gift),
      isLiving(gift),
      demand('no-such-item', sql`not ${kindNow(kind).isRetired}`),
      demand('bag-full', sql`${slot} is not null`),
      makeThing(gift.op, { kind: key, to: { dog: gift.dog, slot } }),
      lineOf(db, gift, 'grant', given),
    ],
    result: told(given),
  })
}

/** [S14] Takes a thing that the dog has in its backpack or on it. It is gone then. */
export async function takeBackThing(
  db: Db,
  gift: Gift,
  { id, ver }: KnownThing,
): Promise<{ thing: string } | GiftRefusal | 'item-gone' | 'place-taken' | 'lent-thing'> {
  const from = holderOf(gift.dog)
  const isIt = and(eq(item.id, id), eq(item.ver, ver), eq(item.holder, from))
  const own = await db.select({ kind: item.kind }).from(item).where(isIt).get()
  const operation = operationOf(gift, 'take-back', { id, ver })
  // A thing that is not there may have been taken by this very op, whose answer was lost.
  if (!own) return perform(db, operation, { writes: [demand('item-gone', sql`0`)], result: told({ thing: '' }) })
  if (LENT_KINDS.includes(own.kind)) return 'lent-thing'
  const taken = { thing: own.kind }
  return perform(db, operation, {
    writes: [
      ...mayGive(db, gift),
      ...move(gift.op, { thing: { id, ver }, from, to: 'gone' }),
      lineOf(db, gift, 'take-back', taken),
    ],
    result: told(taken),
  })
}

function operationOf({ op, by, dog, reason, now }: Gift, kind: 'grant' | 'take-back', what: object): Operation {
  return { id: op, actor: by, kind, request: { dog, reason, ...what }, now }
}

/** [S14] The demands on each: the dog is the user's, and the administrator has not given and taken too often in the last hour. */
function mayGive(db: Db, { by, user, dog, now }: Gift): Write<'no-such-dog' | 'too-often'>[] {
  const isGift = inArray(staffLog.act, ['grant', 'take-back'])
  const ofTheHour = and(eq(staffLog.staffId, by), isGift, gt(staffLog.at, now - HOUR_MS))
  return [
    demand('no-such-dog', sql`exists (select 1 from dog where id = ${dog} and user_id = ${user})`),
    demand('too-often', sql`${db.$count(staffLog, ofTheHour)} < ${GIFTS_AN_HOUR}`),
  ]
}

function isLiving({ dog, now }: Gift): Write<'dog-is-dead'> {
  return demand('dog-is-dead', isAlive(dog, osloDay(now)))
}

function lineOf(
  db: Db,
  { by, user, dog, reason, now }: Gift,
  act: 'grant' | 'take-back',
  what: GiftAmount | { thing: string },
): Write {
  const detail = 'thing' in what ? what : { [what.unit]: what.amount }
  return { sql: logged(db, { at: now, staffId: by, act, userId: user, dogId: dog, reason, detail }).getSQL() }
}
