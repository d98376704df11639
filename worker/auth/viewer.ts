import type { Language } from '#durable/rules/languages.ts'
import type { Tier } from '#durable/rules/roles.ts'
import type { Db } from '#worker/db/client.ts'
import { sessionUser, touchSession } from './sessions-db.ts'
import { hashOf } from './secret.ts'
import { SESSION_IDLE_MS, bearerOf } from './session.ts'

/** The signed-in user behind a request; what they may do is asked of `can` in durable/rules/roles.ts. */
export type Viewer = {
  userId: number
  username: string
  language: Language
  admin: number
  moderator: number
  developer: boolean
  tier: Tier | null
  maxDogs: number
  sessionHash: string
  /** When the person last proved who they are, epoch ms. */
  signedInAt: number
}

/** How exactly we know when a session was last used: a write per request would be too much. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

/** Who sent the request, or null: no session, or one that ended. */
export async function viewerOf(request: Request, db: Db, now: number): Promise<Viewer | null> {
  const token = bearerOf(request)
  if (!token) return null
  return viewerBySession(db, await hashOf(token), now)
}

/** Whose session this is, by its hash. */
export async function viewerBySession(db: Db, sessionHash: string, now: number): Promise<Viewer | null> {
  const row = await sessionUser(db, { hash: sessionHash, now, idleSince: now - SESSION_IDLE_MS })
  if (!row) return null
  const { lastUsedAt, developer, ...user } = row
  if (now - lastUsedAt >= TOUCH_EVERY_MS) await touchSession(db, sessionHash, now)
  return { ...user, developer: developer !== 0, sessionHash }
}
