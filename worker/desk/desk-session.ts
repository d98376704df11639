import { can } from '#durable/rules/roles.ts'
import { DESK_LIFE_MS } from '#durable/rules/staff/desk.ts'
import { newSecret } from '#worker/auth/secret.ts'
import { viewerBySession } from '#worker/auth/viewer.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import type { Db } from '#worker/db/client.ts'
import { hashOf } from '#worker/hash.ts'
import { closeDesk, deskSession, openDesk } from './desk-sessions-db.ts'

/**
 * The server renders the staff pages, so it must know who asks, but the session token is held by scripts of the
 * browser. So a session opens the desk: a cookie for /manage alone, which scripts cannot read and other sites cannot
 * send. It ends with the session.
 */
const COOKIE = 'voffpark.desk'

/** Opens the staff pages in the viewer's browser. Returns the `Set-Cookie` header. */
export async function openDeskOf(db: Db, viewer: Viewer, now: number): Promise<string> {
  const secret = newSecret()
  const { sessionHash } = viewer
  await openDesk(db, { hash: await hashOf(secret), sessionHash, now, expiresAt: now + DESK_LIFE_MS })
  return cookie(secret, DESK_LIFE_MS / 1000)
}

/** The member of staff whose desk cookie the request has; null without a valid one. Roles are read for each request. */
export async function deskViewer(request: Request, db: Db, now: number): Promise<Viewer | null> {
  const secret = secretOf(request)
  if (secret === null) return null
  const sessionHash = await deskSession(db, await hashOf(secret), now)
  const viewer = sessionHash === null ? null : await viewerBySession(db, sessionHash, now)
  return can(viewer, 'open-manage') ? viewer : null
}

/** Closes the staff pages. Returns the `Set-Cookie` header. */
export async function closeDeskOf(request: Request, db: Db): Promise<string> {
  const secret = secretOf(request)
  if (secret !== null) await closeDesk(db, await hashOf(secret))
  return cookie('', 0)
}

function secretOf({ headers }: Request): string | null {
  return /(?:^|;\s*)voffpark\.desk=([\w-]{43})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1] ?? null
}

function cookie(value: string, maxAgeS: number): string {
  return `${COOKIE}=${value}; Path=/manage; Max-Age=${maxAgeS}; HttpOnly; Secure; SameSite=Strict`
}
