import type { Db } from '#worker/db/client.ts'
import { openSession } from './sessions-db.ts'
import { hashOf, newSecret } from './secret.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session ends this long after sign-in, however much it is used. */
export const SESSION_LIFE_MS = 180 * DAY_MS
/** A session ends when it has not been used for so long. */
export const SESSION_IDLE_MS = 30 * DAY_MS

/** Signs the user in. The token is told once; the database keeps its hash. */
export async function startSession(db: Db, userId: number, now: number): Promise<string> {
  const token = newSecret()
  await openSession(db, { hash: await hashOf(token), userId, now, expiresAt: now + SESSION_LIFE_MS })
  return token
}

/** The token of an `Authorization: Bearer …` header, or null: signed-out clients send an empty one. */
export function bearerOf(request: Request): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}
