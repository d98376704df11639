import { type Column, and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import type { Db } from './client.ts'
import { meaningOf } from './constraints.ts'
import { newcomer } from './schema/sign-in.ts'
import { session, user } from './schema/users.ts'

/** Who somebody is to the issuer that vouches for them. */
export type Identity = { issuer: string; sub: string }

/** The id of the user with this identity, or null for a newcomer. */
export async function userIdOf(db: Db, { issuer, sub }: Identity): Promise<number | null> {
  const known = and(eq(user.issuer, issuer), eq(user.sub, sub))
  return (await db.select({ id: user.id }).from(user).where(known).get())?.id ?? null
}

/** Lets the credential work once more, for createUser. */
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
  sessionHash: string
  sessionExpiresAt: number
  now: number
}

/**
 * Makes a user and its first session out of a newcomer, all or nothing. The credential is spent when a user came of
 * it, so that a person whose username is taken can try another.
 */
export async function createUser(db: Db, request: NewUser): Promise<'none' | 'invalidToken' | 'usernameTaken'> {
  const { credentialHash, username, usernameKey, language, sessionHash, sessionExpiresAt, now } = request
  const theNewcomer = and(eq(newcomer.credentialHash, credentialHash), gt(newcomer.expiresAt, now))
  const vouched = (column: Column) => sql<string>`(select ${column} from ${newcomer} where ${theNewcomer})`
  const theUser = sql<number>`(select ${user.id} from ${user} where ${user.usernameKey} = ${usernameKey})`
  try {
    await db.batch([
      db.insert(user).values({
        issuer: vouched(newcomer.issuer),
        sub: vouched(newcomer.sub),
        username,
        usernameKey,
        language,
        createdAt: now,
      }),
      db.insert(session).values({
        hash: sessionHash,
        userId: theUser,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: sessionExpiresAt,
      }),
      db.delete(newcomer).where(eq(newcomer.credentialHash, credentialHash)),
    ])
    return 'none'
  } catch (error) {
    // user.issuer is null without a living credential, and not unique when the person got an account meanwhile.
    return meaningOf(error, { 'user.issuer': 'invalidToken', 'user.username_key': 'usernameTaken' })
  }
}

export async function renameUser(
  db: Db,
  { userId, username, usernameKey }: { userId: number; username: string; usernameKey: string },
): Promise<'username-taken' | null> {
  try {
    await db.update(user).set({ username, usernameKey }).where(eq(user.id, userId))
    return null
  } catch (error) {
    return meaningOf(error, { 'user.username_key': 'username-taken' })
  }
}

export async function setUserLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await db.update(user).set({ language }).where(eq(user.id, userId))
}
