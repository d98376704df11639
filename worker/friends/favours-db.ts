import { and, desc, eq, gt, gte, lt, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { FAVOURS, FAVOUR_TOLD_MS } from '#durable/rules/life/favours.ts'
import type { FavourKind } from '#durable/rules/life/favours.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { friend } from '#worker/db/schema/friends.ts'
import { once } from '#worker/db/schema/value/days.ts'
import { item, itemMove } from '#worker/db/schema/value/items.ts'
import { account, leg, op } from '#worker/db/schema/value/ledger.ts'
import { treatsOf } from '#worker/dogs/living-db.ts'
import { isSilentTo } from '#worker/unheard/unheard-db.ts'

/**
 * Something that another dog has done for one of the user's own. `thing` is the kind of the given thing, `at` epoch ms.
 */
export type Favour = { kind: FavourKind; dogId: number; name: string; thing: string | null; at: number }

type Receiver = { user: number; dog: number; now: number }

/**
 * [U7] What others have done for the dog, oldest first. It is read from tables that exist anyway: treats and things
 * from the ledger (a thing as long as it lies where it was put), friendships from the list of friends.
 */
export async function favoursFor(db: Db, { user, dog: own, now }: Receiver): Promise<Favour[]> {
  const since = now - FAVOUR_TOLD_MS
  const isHeard = not(isSilentTo(user, dog.userId))
  const by = (kind: FavourKind, { thing, at }: { thing: SQL<string | null>; at: SQL<number> }) => ({
    kind: sql<FavourKind>`${kind}`,
    dogId: dog.id,
    name: dog.name,
    thing,
    at,
  })
  const nothing = sql<null>`null`
  const treats = treatsOf(user)
  const done = sql<number>`${op.at}`
  const ofDog = sql`cast(substr(${itemMove.holder}, 5) as integer)`
  const told = await db.batch([
    db
      .select(by('treat', { thing: nothing, at: done }))
      .from(once)
      .innerJoin(op, and(eq(op.id, once.opId), gt(op.at, since)))
      .innerJoin(leg, eq(leg.opId, op.id))
      .innerJoin(account, and(eq(account.id, leg.accountId), eq(account.dogId, own)))
      .innerJoin(dog, eq(dog.id, sql`${op.result} ->> '$.by'`))
      .where(
        and(gte(once.what, sql`${treats} || ${String(osloDay(since))}`), lt(once.what, sql`${treats} || '~'`), isHeard),
      )
      .orderBy(desc(op.at))
      .limit(FAVOURS.most),
    db
      .select(by('thing', { thing: sql<string>`${item.kind}`, at: done }))
      .from(item)
      .innerJoin(op, and(eq(op.id, item.opId), eq(op.kind, 'give'), gt(op.at, since)))
      .innerJoin(itemMove, and(eq(itemMove.itemId, item.id), eq(itemMove.ver, sql`${item.ver} - 1`)))
      .innerJoin(dog, eq(dog.id, ofDog))
      .where(and(eq(item.holder, `dog:${own}`), isHeard))
      .orderBy(desc(op.at))
      .limit(FAVOURS.most),
    db
      .select(by('friendship', { thing: nothing, at: sql<number>`${friend.since}` }))
      .from(friend)
      .innerJoin(dog, eq(dog.id, friend.asked))
      .where(and(eq(friend.asker, own), gt(friend.since, since), isHeard))
      .orderBy(desc(friend.since))
      .limit(FAVOURS.most),
  ])
  return told
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .slice(-FAVOURS.most)
}
