import { eq, inArray, sql } from 'drizzle-orm'
import { PACKS } from '#durable/rules/packs.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import { sitsOnCommittee } from '#worker/auth/sitting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import { user } from '#worker/db/schema/users.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { account } from '#worker/db/schema/value/ledger.ts'

/**
 * [G6] What gates ask of these dogs, from one state of the database. `now` is epoch ms. A banned user is none of the party committee:
 * nobody of theirs is in the park in any case.
 */
export async function passersNow(db: Db, dogs: readonly number[], now: number): Promise<Map<number, Passer>> {
  const asked = sql`(select value from json_each(${JSON.stringify(dogs)}))`
  const rows = await db
    .select({
      id: dog.id,
      pack: dog.pack,
      levelPoints: dog.levelPoints,
      karma: sql<number>`coalesce((select ${account.balance} from ${account}
        where ${account.dogId} = ${dog.id} and ${account.unit} = 'karma'), 0)`,
      worn: sql<string>`(select json_group_array(${wear.item}) from ${wear} where ${wear.dogId} = ${dog.id})`,
      owned: sql<string>`(select json_group_array(${item.kind}) from ${item} where ${item.holder} = 'dog:' || ${dog.id})`,
      admin: user.admin,
      moderator: user.moderator,
      developer: user.developer,
      isCommittee: sitsOnCommittee(sql`${user.id}`, now),
    })
    .from(dog)
    .innerJoin(user, sql`${user.id} = ${dog.userId}`)
    .where(inArray(dog.id, asked))
  return new Map(
    rows.map(({ id, pack, worn, owned, developer, isCommittee, ...facts }) => [
      id,
      {
        ...facts,
        pack: PACKS[pack] ?? PACKS[0],
        items: keysIn(worn),
        owned: keysIn(owned),
        developer: developer !== 0,
        isCommittee: isCommittee !== 0,
      },
    ]),
  )
}

/** The keys of all that a dog has: what it wears and what is in its backpack. */
export async function kindsOfDog(db: Db, dogId: number): Promise<string[]> {
  const rows = await db
    .select({ kind: item.kind })
    .from(item)
    .where(eq(item.holder, `dog:${dogId}`))
  return rows.map(({ kind }) => kind)
}

function keysIn(text: string): string[] {
  return JSON.parse(text) as string[]
}
