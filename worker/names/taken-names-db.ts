import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { nameKey } from '#durable/rules/names.ts'
import { NAME_CHOICE_MS, isNameFault } from '#durable/rules/names/taken-away.ts'
import type { NameFault } from '#durable/rules/names/taken-away.ts'
import { isDecider, isFoundBy } from '#durable/rules/staff/decisions.ts'
import type { Decider, FoundBy } from '#durable/rules/staff/decisions.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { staffLog } from '#worker/db/schema/staff.ts'
import { formerName, user } from '#worker/db/schema/users.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { DOG_NAME_TAKEN } from './used-names-db.ts'
import { isUsernameFree } from './usernames-db.ts'

// That a name was taken away stands only in the staff log: no other table has to be kept in step with it.
const former = sql<string>`${staffLog.detail} ->> '$.formerName'`
const given = sql<string>`${staffLog.detail} ->> '$.givenName'`
const takings = (userId: number) => and(eq(staffLog.userId, userId), eq(staffLog.act, 'take-name'))

type Named = {
  userId: number
  /** Null for the name of the user. */
  dogId: number | null
}
type Taking = Named & {
  name: string
  newName: string
  fault: NameFault
  foundBy: FoundBy
  /** The role of the member of staff. */
  decider: Decider | null
  by: number
  reason: string
  now: number
}

/**
 * [N12] Gives the dog, or the user, `newName` in place of `name`. 'name-changed': they have another name by now, or the
 * dog is not the user's. 'name-taken': somebody else has the new name already.
 */
export async function takeName(db: Db, taking: Taking): Promise<'name-changed' | 'name-taken' | null> {
  const { userId, dogId, name, newName, fault, foundBy, decider, by, reason, now } = taking
  const named = { name: newName, nameKey: nameKey(newName) }
  // Where an account was deleted, the key begins with a star.
  const borne =
    dogId === null
      ? sql`exists (select 1 from user where id = ${userId} and username = ${name} and username_key not like '*%')`
      : sql`exists (select 1 from dog where id = ${dogId} and user_id = ${userId} and name = ${name} and name_key not like '*%')`
  const writes =
    dogId === null
      ? [
          demanded(db, 'username-taken', isUsernameFree(newName, userId)),
          db.insert(formerName).values({ userId, username: name, changedAt: now }),
          db.update(user).set({ username: named.name, usernameKey: named.nameKey }).where(eq(user.id, userId)),
        ]
      : [db.update(dog).set(named).where(eq(dog.id, dogId))]
  const detail = { formerName: name, givenName: newName, fault, foundBy, decider }
  try {
    await db.batch([
      demanded(db, 'name-changed', borne),
      ...writes,
      logged(db, { at: now, staffId: by, act: 'take-name', userId, dogId, reason, detail }),
    ])
    return null
  } catch (error) {
    return meaningOf(error, {
      'name-changed': 'name-changed',
      'username-taken': 'name-taken',
      'user.username_key': 'name-taken',
      [DOG_NAME_TAKEN]: 'name-taken',
    })
  }
}

/** A name that staff gave and that is still borne. Its owner may choose another one before `until` (epoch ms). */
export type GivenName = {
  dogId: number | null
  former: string
  given: string
  fault: NameFault
  until: number
  /** How the former one came to be known, and by which role it was taken away [B22]. */
  foundBy: FoundBy
  decider: Decider | null
}

/** [N12] The names that staff gave to the user and their dogs, and for which they may choose another one. */
export async function givenNames(db: Db, userId: number, now: number): Promise<GivenName[]> {
  const borne = sql`coalesce(${dog.name}, (select username from user where id = ${staffLog.userId}))`
  const rows = await db
    .select({
      dogId: staffLog.dogId,
      former,
      given,
      fault: sql<string>`${staffLog.detail} ->> '$.fault'`,
      foundBy: sql<string | null>`${staffLog.detail} ->> '$.foundBy'`,
      decider: sql<string | null>`${staffLog.detail} ->> '$.decider'`,
      at: staffLog.at,
    })
    .from(staffLog)
    .leftJoin(dog, eq(dog.id, staffLog.dogId))
    .where(and(takings(userId), gt(staffLog.at, now - NAME_CHOICE_MS), eq(given, borne)))
    .orderBy(desc(staffLog.id))
  // The same name may have been given to a dog twice: the later time counts.
  return rows
    .filter(({ dogId }, place) => rows.findIndex((row) => row.dogId === dogId) === place)
    .flatMap(({ fault, foundBy, decider, at, ...names }) => {
      if (!isNameFault(fault)) return []
      // Lines from before these two were kept do not have them.
      const known = { foundBy: isFoundBy(foundBy) ? foundBy : 'staff', decider: isDecider(decider) ? decider : null }
      return [{ ...names, ...known, fault, until: at + NAME_CHOICE_MS }]
    })
}

/** [N12] All names that staff took away from the user and their dogs: they get none of them back. */
export async function namesTakenFrom(db: Db, userId: number): Promise<string[]> {
  return (await db.select({ name: former }).from(staffLog).where(takings(userId))).map(({ name }) => name)
}

/** [N12] Whether the present name was given by staff so lately that its owner may choose another one. */
export function mayChooseName({ userId, dogId, now }: Named & { now: number }): SQL {
  const borne =
    dogId === null
      ? sql`(select username from user where id = ${userId})`
      : sql`(select name from dog where id = ${dogId} and user_id = ${userId})`
  return sql`exists (select 1 from staff_log where user_id = ${userId} and act = 'take-name' and dog_id is ${dogId}
    and at > ${now - NAME_CHOICE_MS} and detail ->> '$.givenName' = ${borne})`
}

/** [N12] Renames the dog, if staff gave it its present name. The caller checks the name. */
export async function chooseDogName(
  db: Db,
  { userId, dogId, name, now }: { userId: number; dogId: number; name: string; now: number },
): Promise<'dog-name-taken' | 'name-is-own' | null> {
  try {
    await db.batch([
      demanded(db, 'name-is-own', mayChooseName({ userId, dogId, now })),
      db
        .update(dog)
        .set({ name, nameKey: nameKey(name) })
        .where(and(eq(dog.id, dogId), eq(dog.userId, userId))),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'name-is-own': 'name-is-own', [DOG_NAME_TAKEN]: 'dog-name-taken' })
  }
}
