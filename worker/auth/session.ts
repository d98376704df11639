import { SESSION_LIFE_MS } from '#durable/rules/staff/forgetting.ts'
import type { Db } from '#worker/db/client.ts'
import { hashOf } from '#worker/hash.ts'
import { openSession } from './new-sessions-db.ts'
import { newSecret } from './secret.ts'

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
