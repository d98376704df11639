import type { Language } from '#durable/rules/languages.ts'
import { nameKey, trimName } from '#durable/rules/names.ts'
import type { Db } from '#worker/db/client.ts'
import { beginNonce, consumeNonce } from './sign-in-db.ts'
import { admitNewcomer, createUser, userIdOf } from '#worker/users/users-db.ts'
import { confirmSession } from './sessions-db.ts'
import { type NameRefusal, nameRefusal } from '#worker/users/naming.ts'
import { log } from '#worker/log.ts'
import { type Issuer, verifyIdToken } from './id-token.ts'
import { hashOf, newSecret } from './secret.ts'
import { SESSION_LIFE_MS, startSession } from './session.ts'
import type { Viewer } from './viewer.ts'

/** How long a sign-in may take, and how long a newcomer may think about a username. */
const PATIENCE_MS = 10 * 60 * 1000

/** Begins a sign-in: the nonce must come back in an ID token. A nonce of the caller's own may be given instead. */
export async function startSignIn(db: Db, now: number, nonce = newSecret()): Promise<string> {
  await beginNonce(db, { hash: await hashOf(nonce), now, expiresAt: now + PATIENCE_MS })
  return nonce
}

export type SignedIn = { token: string; newUser: boolean; userId: number | null }

/** Exchanges an ID token, once, for a session; a newcomer gets the credential back, for `register`. */
export async function signIn(
  db: Db,
  { credential, issuers, now }: { credential: string; issuers: readonly Issuer[]; now: number },
): Promise<SignedIn | 'sign-in-expired'> {
  const claims = await verifyIdToken(credential, issuers, now)
  if (!claims) return refuse('id-token')
  if (!(await consumeNonce(db, await hashOf(claims.nonce), now))) return refuse('nonce')
  const identity = { issuer: claims.issuer, sub: claims.sub }
  const userId = await userIdOf(db, identity)
  log({ event: 'signed-in', issuer: claims.issuer, newUser: userId === null })
  if (userId !== null) return { token: await startSession(db, userId, now), newUser: false, userId }
  await admitNewcomer(db, { identity, credentialHash: await hashOf(credential), now, expiresAt: now + PATIENCE_MS })
  return { token: credential, newUser: true, userId: null }
}

/** Proves anew, by an ID token that is used up, that whoever holds the session is its user. */
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

export type Registration = { credential: string; username: string; language: Language; now: number }

/** Makes a user of a newcomer. */
export async function register(
  db: Db,
  { credential, username, language, now }: Registration,
): Promise<{ token: string } | 'invalidToken' | 'usernameTaken' | NameRefusal> {
  const unfit = await nameRefusal(db, username, null)
  if (unfit) return unfit
  const token = newSecret()
  const outcome = await createUser(db, {
    credentialHash: await hashOf(credential),
    username: trimName(username),
    usernameKey: nameKey(username),
    language,
    sessionHash: await hashOf(token),
    sessionExpiresAt: now + SESSION_LIFE_MS,
    now,
  })
  return outcome === 'none' ? { token } : outcome
}
