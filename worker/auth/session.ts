import type { Db } from '#worker/db/client.ts'
import { hashOf } from '#worker/hash.ts'
import { openSession } from './new-sessions-db.ts'
import { newSecret } from './secret.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session ends this long after the sign-in, even if it is in use. */
export const SESSION_LIFE_MS = 180 * DAY_MS
/** A session ends when it was not used for this long. */
export const SESSION_IDLE_MS = 30 * DAY_MS

/** Signs the user in and returns the session token. Only its hash is stored, so the token cannot be read again. */
export async function startSession(db: Db, userId: number, now: number): Promise<string> {
  const token = newSecret()
  await openSession(db, { hash: await hashOf(token), userId, now, expiresAt: now + SESSION_LIFE_MS })
  return token
}

/**
 * The token of an `Authorization: Bearer …` header; null without a valid one, because signed-out clients send an empty
 * one.
 */
export function bearerOf(request: Request): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}
