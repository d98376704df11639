import type { Language } from '#durable/rules/languages.ts'
import { nameKey, trimName } from '#durable/rules/names.ts'
import { SESSION_LIFE_MS } from '#durable/rules/staff/forgetting.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { verifyIdToken } from '#worker/auth/id-token.ts'
import type { Issuer } from '#worker/auth/id-token.ts'
import { newSecret } from '#worker/auth/secret.ts'
import { startSession } from '#worker/auth/session.ts'
import { confirmSession } from '#worker/auth/sessions-db.ts'
import { beginNonce, consumeNonce } from '#worker/auth/sign-in-db.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import type { Db } from '#worker/db/client.ts'
import { exclusionOf } from '#worker/exclusions/exclusions-db.ts'
import type { Exclusion } from '#worker/exclusions/exclusions-db.ts'
import { hashOf } from '#worker/hash.ts'
import { log } from '#worker/log.ts'
import { nameRefusal } from '#worker/names/naming.ts'
import type { NameRefusal } from '#worker/names/naming.ts'
import { admitNewcomer, createUser, userIdOf } from './users-db.ts'
import type { Identity } from './users-db.ts'

/** How long a sign-in may take, and how long a newcomer has to choose a username. */
const SIGN_IN_WITHIN_MS = 10 * 60 * 1000

/**
 * Starts a sign-in and returns the nonce that must come back in the ID token. The caller may bring a nonce of its own.
 */
export async function startSignIn(db: Db, now: number, nonce = newSecret()): Promise<string> {
  await beginNonce(db, { hash: await hashOf(nonce), now, expiresAt: now + SIGN_IN_WITHIN_MS })
  return nonce
}

export type SignedIn = { token: string; newUser: boolean; userId: number | null }

type SigningIn = {
  credential: string
  issuers: readonly Issuer[]
  /** The hash by which a sign-in is remembered that was excluded for good [B25]. */
  subjectHash: (identity: Identity) => Promise<string | null>
  now: number
}

/**
 * Exchanges an ID token for a session, once. A newcomer gets the credential back, for `register`, unless the account that
 * they had was excluded for good and deleted.
 */
export async function signIn(
  db: Db,
  { credential, issuers, subjectHash, now }: SigningIn,
): Promise<SignedIn | 'sign-in-expired' | { excluded: Exclusion }> {
  const claims = await verifyIdToken(credential, issuers, now)
  if (!claims) return refuse('id-token')
  if (!(await consumeNonce(db, await hashOf(claims.nonce), now))) return refuse('nonce')
  const identity = { issuer: claims.issuer, sub: claims.sub }
  const userId = await userIdOf(db, identity)
  const hash = userId === null ? await subjectHash(identity) : null
  const excluded = hash === null ? null : await exclusionOf(db, hash)
  if (excluded) {
    log({ event: 'sign-in-refused', cause: 'excluded' })
    return { excluded }
  }
  log({ event: 'signed-in', issuer: claims.issuer, newUser: userId === null })
  if (userId !== null) return { token: await startSession(db, userId, now), newUser: false, userId }
  await admitNewcomer(db, {
    identity,
    credentialHash: await hashOf(credential),
    now,
    expiresAt: now + SIGN_IN_WITHIN_MS,
  })
  return { token: credential, newUser: true, userId: null }
}

/** Confirms, by an ID token that this uses up, that the holder of the session is its user. */
export async function confirmSignIn(
  db: Db,
  { credential, issuers, viewer, now }: { credential: string; issuers: readonly Issuer[]; viewer: Viewer; now: number },
): Promise<'sign-in-expired' | null> {
  const claims = await verifyIdToken(credential, issuers, now)
  if (!claims) return refuse('id-token')
  if (!(await consumeNonce(db, await hashOf(claims.nonce), now))) return refuse('nonce')
  if ((await userIdOf(db, { issuer: claims.issuer, sub: claims.sub })) !== viewer.userId) return refuse('another-user')
  await confirmSession(db, viewer.sessionHash, now)
  return null
}

function refuse(cause: 'id-token' | 'nonce' | 'another-user'): 'sign-in-expired' {
  log({ event: 'sign-in-refused', cause })
  return 'sign-in-expired'
}

/** `terms` is the version of the terms that the newcomer has agreed to. */
export type Registration = { credential: string; username: string; language: Language; terms: number; now: number }

/** Creates the user for a newcomer's credential, if they have agreed to the terms [S12], and signs them in. */
export async function register(
  db: Db,
  { credential, username, language, terms, now }: Registration,
): Promise<{ token: string } | 'sign-in-expired' | 'username-taken' | 'terms-first' | NameRefusal> {
  if (terms !== TERMS.version) return 'terms-first'
  const unfit = await nameRefusal(db, username, null)
  if (unfit) return unfit
  const token = newSecret()
  const outcome = await createUser(db, {
    credentialHash: await hashOf(credential),
    username: trimName(username),
    usernameKey: nameKey(username),
    language,
    terms,
    sessionHash: await hashOf(token),
    sessionExpiresAt: now + SESSION_LIFE_MS,
    now,
  })
  return outcome === 'none' ? { token } : outcome
}
