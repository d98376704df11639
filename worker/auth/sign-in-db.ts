import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { localKey, signInNonce } from '#worker/db/schema/sign-in.ts'

const THE_KEY = 1

/** Stores a nonce for one sign-in; one that is stored already is left as it is. */
export async function beginNonce(db: Db, nonce: { hash: string; now: number; expiresAt: number }): Promise<void> {
  const { hash, now, expiresAt } = nonce
  await db.batch([
    db.delete(signInNonce).where(lte(signInNonce.expiresAt, now)),
    db.insert(signInNonce).values({ hash, expiresAt }).onConflictDoNothing(),
  ])
}

/**
 * Uses the nonce up. Returns whether it was stored, unexpired and unused; of many concurrent requests one gets true.
 */
export async function consumeNonce(db: Db, hash: string, now: number): Promise<boolean> {
  const used = await db
    .update(signInNonce)
    .set({ usedAt: now })
    .where(and(eq(signInNonce.hash, hash), isNull(signInNonce.usedAt), gt(signInNonce.expiresAt, now)))
    .returning({ hash: signInNonce.hash })
  return used.length === 1
}

/** The private key of the local issuer, a JWK in JSON; null before the first local sign-in. */
export async function localSigningKey(db: Db): Promise<string | null> {
  const row = await db.select({ jwk: localKey.privateJwk }).from(localKey).where(eq(localKey.id, THE_KEY)).get()
  return row?.jwk ?? null
}

/** Stores a new key, unless a concurrent request has stored one. The caller reads the key again afterwards. */
export async function keepLocalSigningKey(db: Db, privateJwk: string): Promise<void> {
  await db.insert(localKey).values({ id: THE_KEY, privateJwk }).onConflictDoNothing()
}
