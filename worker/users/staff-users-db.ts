import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { RoleHolder } from '#durable/rules/roles.ts'
import type { Grantable } from '#durable/rules/staff/granting.ts'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import type { TablePage, UsersQuery } from '#durable/rules/staff/tables.ts'
import { endAllSessions } from '#worker/accounts/ending-sessions-db.ts'
import type { Db } from '#worker/db/client.ts'
import { foundIn, offsetOf } from '#worker/db/pages.ts'
import { userNote } from '#worker/db/schema/desks.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { formerName, session, supporter, user } from '#worker/db/schema/users.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { dropStageTokens } from '#worker/stage/stage-tokens-db.ts'

const lastSeen = sql<number | null>`(select max(last_used_at) from ${session} where ${session.userId} = ${user.id})`
const isBanned = (now: number) =>
  sql<number>`exists (select 1 from ban where ban.user_id = ${user.id} and starts_at <= ${now} and ends_at > ${now})`

const columns = (now: number) => ({
  id: user.id,
  username: user.username,
  language: user.language,
  admin: user.admin,
  moderator: user.moderator,
  developer: user.developer,
  createdAt: user.createdAt,
  tier: supporter.tier,
  seenAt: lastSeen.as('seen_at'),
  isBanned: isBanned(now).as('is_banned'),
  dogNames:
    sql<string>`coalesce((select group_concat(name, ', ') from ${dog} where ${dog.userId} = ${user.id}), '')`.as(
      'dog_names',
    ),
})

/** Users, searched by a part of their name or of a dog's name, or by their id. */
export async function usersTable(
  db: Db,
  { search, filter, sort, page, now }: UsersQuery & { now: number },
): Promise<TablePage<StoredUserRow>> {
  const ofDogs = foundIn(search, [dog.name])
  const found = or(
    foundIn(search, [user.username], user.id),
    ofDogs && sql`exists (select 1 from ${dog} where ${dog.userId} = ${user.id} and ${ofDogs})`,
  )
  const filters = {
    all: undefined,
    staff: sql`(${user.admin} <> 0 or ${user.moderator} <> 0 or ${user.developer} <> 0)`,
    banned: sql`${isBanned(now)}`,
    supporters: sql`${supporter.tier} <> 'Inactive'`,
  }
  const orders = {
    newest: [desc(user.createdAt), desc(user.id)],
    name: [asc(user.usernameKey)],
    seen: [sql`${lastSeen} desc nulls last`, desc(user.id)],
  }
  const which = and(found, filters[filter])
  const [rows, size] = await Promise.all([
    db
      .select(columns(now))
      .from(user)
      .leftJoin(supporter, eq(supporter.userId, user.id))
      .where(which)
      .orderBy(...orders[sort])
      .limit(PAGE_ROWS)
      .offset(offsetOf(page)),
    db
      .select({ total: sql<number>`count(*)` })
      .from(user)
      .leftJoin(supporter, eq(supporter.userId, user.id))
      .where(which)
      .get(),
  ])
  return { rows, total: size?.total ?? 0 }
}

export async function userRow(db: Db, id: number, now: number) {
  return db
    .select(columns(now))
    .from(user)
    .leftJoin(supporter, eq(supporter.userId, user.id))
    .where(eq(user.id, id))
    .get()
}

export type StoredUserRow = NonNullable<Awaited<ReturnType<typeof userRow>>>

/** The roles of a stored user, which decide who may act on them [S7]. */
export function storedRoles({ admin, moderator, developer }: StoredUserRow): RoleHolder {
  return { admin, moderator, developer: developer !== 0 }
}

/** The user's dogs, dead ones too, and the room that each is in. */
export async function dogsOfUser(db: Db, userId: number) {
  return db
    .select({
      id: dog.id,
      name: dog.name,
      levelPoints: dog.levelPoints,
      diedAt: dog.diedAt,
      room: sql<string | null>`(select room from presence where presence.dog_id = ${dog.id})`,
    })
    .from(dog)
    .where(eq(dog.userId, userId))
    .orderBy(asc(dog.id))
}

/** The user's open sessions. The start of the hash tells them apart and does not sign in. */
export async function openSessions(db: Db, userId: number, now: number) {
  return db
    .select({
      key: sql<string>`substr(${session.hash}, 1, 12)`,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.revokedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastUsedAt))
    .limit(PAGE_ROWS)
}

/** [N14] The former usernames of the user, latest first. */
export async function formerNamesOf(db: Db, userId: number) {
  return db
    .select({ username: formerName.username, changedAt: formerName.changedAt })
    .from(formerName)
    .where(eq(formerName.userId, userId))
    .orderBy(desc(formerName.changedAt))
    .limit(PAGE_ROWS)
}

export async function notesOn(db: Db, userId: number) {
  return db
    .select({ id: userNote.id, text: userNote.text, at: userNote.createdAt, author: user.username })
    .from(userNote)
    .innerJoin(user, eq(user.id, userNote.authorId))
    .where(eq(userNote.userId, userId))
    .orderBy(desc(userNote.id))
    .limit(100)
}

type Writing = { by: number; userId: number; reason: string; now: number }

const line = ({ by, userId, reason, now }: Writing) => ({ at: now, staffId: by, userId, reason })

/** Gives or takes a role, and deletes the stage tokens of the user. The caller checks who may do so [S8]. */
export async function setRole(db: Db, role: Grantable, isGiven: boolean, writing: Writing): Promise<void> {
  const level = isGiven ? 1 : 0
  await db.batch([
    db
      .update(user)
      .set(role === 'administrator' ? { admin: level } : { moderator: level })
      .where(eq(user.id, writing.userId)),
    dropStageTokens(db, writing.userId),
    logged(db, { ...line(writing), act: 'set-role', detail: { role, isGiven } }),
  ])
}

/** Ends all sessions of the user. The caller closes the sockets. */
export async function endSessions(db: Db, writing: Writing): Promise<void> {
  await db.batch([...endAllSessions(db, writing), logged(db, { ...line(writing), act: 'end-sessions' })])
}

/** Stores a note. The staff log does not contain its text, so that it is deleted with the user. */
export async function addNote(db: Db, text: string, writing: Writing): Promise<void> {
  const { userId, by, now } = writing
  await db.batch([
    db.insert(userNote).values({ userId, authorId: by, text, createdAt: now }),
    logged(db, { ...line(writing), act: 'note-user' }),
  ])
}
