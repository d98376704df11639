import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { SHOP_OF_SLOT, itemKind } from '#durable/rules/items/catalogue.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import { isIn, mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { perform } from '#worker/ledger/operation.ts'
import type { Write } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { makeThing, thingOf } from '#worker/ledger/things.ts'
import { balanceOf, demand, transfer } from '#worker/ledger/writes.ts'
import { kindNow } from '#worker/sheets/kinds-db.ts'
import { freeBagSlot } from './carrying-db.ts'

/** What a dog wants to buy. `price` is what the player saw, in bones; null for a page from before it was sent. */
export type Purchase = { kind: string; price: number | null }

type BuyRefusal = 'no-such-item' | 'not-in-shop' | 'price-changed' | 'too-few-bones' | 'bag-full' | 'sold-out'

/** [Z2] A dog in the shop buys a thing for its price, into its backpack. The price is that of the very moment [ED7]. */
export async function buy(db: Db, actor: Actor, { kind: key, price: seen }: Purchase) {
  const kind = itemKind(key)
  if (!kind) return 'no-such-item' as const
  const { op: id, user, dog, now } = actor
  const { price, isSold, isRare } = kindNow(kind)
  const slot = freeBagSlot(dog, now)
  const writes: Write<BuyRefusal>[] = [
    demand('no-such-item', isSold),
    demand('not-in-shop', isIn(actor, SHOP_OF_SLOT[kind.slot])),
    ...(seen === null ? [] : [demand('price-changed', sql`${price} = ${seen}`)]),
    ...spendWin(actor, key, isRare),
    demand('too-few-bones', sql`${balanceOf(dog, 'bones')} >= ${price}`),
    demand('bag-full', sql`${slot} is not null`),
    ...transfer(id, { unit: 'bones', amount: price, from: { dog }, to: { park: 'shops' } }),
    makeThing(id, { kind: key, to: { dog, slot } }),
    ...giveStamps({ user, keys: stampsOfAct({ type: 'buy' }), now }),
  ]
  return perform(
    db,
    { id, actor: user, kind: 'buy', request: { dog, key, ...(seen !== null && { price: seen }) }, now },
    {
      writes: [...mayAct(actor), ...writes],
      result: sql<{
        id: number
        bones: number
      }>`json_object('id', ${thingOf(id)}, 'bones', ${balanceOf(dog, 'bones')})`,
    },
  )
}

// [Z3] A rare thing is sold to users who have won a draw of it, once for each win.
function spendWin({ op, user }: Actor, kind: string, isRare: SQL<number>): Write<'sold-out'>[] {
  const win = sql`(select delivery_id from delivery_entry join delivery on delivery.id = delivery_id
    where user_id = ${user} and kind = ${kind} and won = 1 and used_by is null order by closes_at limit 1)`
  return [
    demand('sold-out', sql`not ${isRare} or ${win} is not null`),
    {
      sql: sql`update delivery_entry set used_by = ${op}
        where ${isRare} and user_id = ${user} and delivery_id = ${win}`,
    },
  ]
}
