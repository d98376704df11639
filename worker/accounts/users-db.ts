import { and, eq, gt, lte, max, ne, not, sql } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import { MAX_DOGS } from '#durable/rules/dogs.ts'
import type { Language } from '#durable/rules/languages.ts'
import { RENAME_REST_MS, nextRenameAt } from '#durable/rules/names/renaming.ts'
import { openSession } from '#worker/auth/new-sessions-db.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { newcomer } from '#worker/db/schema/sign-in.ts'
import { formerName, user } from '#worker/db/schema/users.ts'
import { mayChooseName } from '#worker/names/taken-names-db.ts'
import { USERNAME_TAKEN, isUsernameFree } from '#worker/names/usernames-db.ts'

/** How the issuer identifies a user. */
export type Identity = { issuer: string; sub: string }

/** The id of the user with this identity; null for a newcomer. */
export async function userIdOf(db: Db, { issuer, sub }: Identity): Promise<number | null> {
  const known = and(eq(user.issuer, issuer), eq(user.sub, sub))
  return (await db.select({ id: user.id }).from(user).where(known).get())?.id ?? null
}

/** Allows the credential to be used once more, by createUser. */
export async function admitNewcomer(
  db: Db,
  {
    identity,
    credentialHash,
    now,
    expiresAt,
  }: { identity: Identity; credentialHash: string; now: number; expiresAt: number },
): Promise<void> {
  await db.batch([
    db.delete(newcomer).where(lte(newcomer.expiresAt, now)),
    db.insert(newcomer).values({ ...identity, credentialHash, expiresAt }),
  ])
}

export type NewUser = {
  credentialHash: string
  username: string
  usernameKey: string
  language: Language
  /** The version of the terms that was agreed to. */
  terms: number
  sessionHash: string
  sessionExpiresAt: number
  now: number
}

/**
 * Creates a user and the first session for a newcomer, all or nothing. The credential is used up only if that succeeds,
 * so that a newcomer whose username is taken can choose another.
 */
export async function createUser(db: Db, request: NewUser): Promise<'none' | 'sign-in-expired' | 'username-taken'> {
  const { credentialHash, username, usernameKey, language, terms, sessionHash, sessionExpiresAt, now } = request
  const theNewcomer = and(eq(newcomer.credentialHash, credentialHash), gt(newcomer.expiresAt, now))
  const vouched = (column: Column) => sql<string>`(select ${column} from ${newcomer} where ${theNewcomer})`
  const theUser = sql<number>`(select ${user.id} from ${user} where ${user.usernameKey} = ${usernameKey})`
  try {
    await db.batch([
      demanded(db, 'sign-in-expired', sql`exists (select 1 from ${newcomer} where ${theNewcomer})`),
      demanded(db, 'username-taken', isUsernameFree(username)),
      db.insert(user).values({
        issuer: vouched(newcomer.issuer),
        sub: vouched(newcomer.sub),
        username,
        usernameKey,
        language,
        maxDogs: MAX_DOGS,
        createdAt: now,
        termsVersion: terms,
        termsAt: now,
      }),
      openSession(db, { hash: sessionHash, userId: theUser, now, expiresAt: sessionExpiresAt }),
      db.delete(newcomer).where(eq(newcomer.credentialHash, credentialHash)),
    ])
    return 'none'
  } catch (error) {
    // user.issuer is not unique if the newcomer got an account meanwhile.
    return meaningOf(error, {
      'sign-in-expired': 'sign-in-expired',
      'user.issuer': 'sign-in-expired',
      ...USERNAME_TAKEN,
    })
  }
}

/** [S12] Stores that the user has agreed to this version of the terms. */
export async function agreeToTerms(db: Db, { userId, version, now }: { userId: number; version: number; now: number }) {
  await db.update(user).set({ termsVersion: version, termsAt: now }).where(eq(user.id, userId))
}

type Renaming = { userId: number; username: string; usernameKey: string; now: number }

/**
 * [N14] Changes the username and stores the former one; a name that staff gave [N12] needs no rest before. A name that is
 * the user's own already changes nothing.
 */
export async function renameUser(
  db: Db,
  { userId, username, usernameKey, now }: Renaming,
): Promise<'username-taken' | 'renamed-lately' | null> {
  const isNew = and(eq(user.id, userId), ne(user.username, username))
  const rests = sql`exists (select 1 from former_name as lately
    where lately.user_id = ${userId} and lately.changed_at > ${now - RENAME_REST_MS})
    and not ${mayChooseName({ userId, dogId: null, now })}`
  const former = {
    id: sql<number>`null`.as('id'),
    userId: user.id,
    // The value is null, which NOT NULL refuses, if the last change is too recent.
    username: sql<string>`iif(${rests}, null, ${user.username})`.as('username'),
    changedAt: sql<number>`${now}`.as('changed_at'),
  }
  try {
    await db.batch([
      demanded(db, 'username-taken', isUsernameFree(username, userId)),
      db.insert(formerName).select(db.select(former).from(user).where(isNew)),
      db.update(user).set({ username, usernameKey }).where(isNew),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { ...USERNAME_TAKEN, 'former_name.username': 'renamed-lately' })
  }
}

/** [N14] From when the user may change the username again, epoch ms; null if they may now. */
export async function nextUsernameAt(db: Db, userId: number, now: number): Promise<number | null> {
  const isLate = gt(formerName.changedAt, now - RENAME_REST_MS)
  const row = await db
    .select({ at: max(formerName.changedAt) })
    .from(formerName)
    .where(and(eq(formerName.userId, userId), isLate, not(mayChooseName({ userId, dogId: null, now }))))
    .get()
  return row?.at ? nextRenameAt(row.at) : null
}
