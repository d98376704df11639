import type { Language } from '#durable/rules/languages.ts'
import { can } from '#durable/rules/roles.ts'
import type { Capability } from '#durable/rules/roles.ts'
import { isFresh } from '#durable/rules/staff/desk.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { refused } from '#worker/refusals.ts'
import { activeBan } from './active-ban-db.ts'
import type { Viewer } from './viewer.ts'

type Asking = { viewer: Viewer | null; db: Db; language: Language; now: number }

/** @throws the refusal 'not-signed-in' */
export function requireViewer({ viewer, language }: Pick<Asking, 'viewer' | 'language'>): Viewer {
  if (!viewer) throw refused('not-signed-in', language)
  return viewer
}

/**
 * The viewer, if they have the capability and are not banned.
 * @throws the refusals 'not-signed-in', 'staff-only', 'banned'
 */
export async function requireStaff(asking: Asking, capability: Capability): Promise<Viewer> {
  const viewer = requireCapable(asking, capability)
  await requireNoBan(asking, viewer)
  return viewer
}

/**
 * The viewer, if their roles give the capability. It does not look for a ban: a caller for whom time matters calls
 * `requireNoBan` at the same time as other queries.
 * @throws the refusals 'not-signed-in', 'staff-only'
 */
export function requireCapable(asking: Pick<Asking, 'viewer' | 'language'>, capability: Capability): Viewer {
  const viewer = requireViewer(asking)
  if (!can(viewer, capability)) throw refused('staff-only', asking.language)
  return viewer
}

/** @throws the refusal 'banned' */
export async function requireNoBan({ db, language, now }: Omit<Asking, 'viewer'>, viewer: Viewer): Promise<void> {
  if (await run(activeBan(db, viewer.userId, now))) throw refused('banned', language)
}

/**
 * The viewer, if their sign-in is recent [S5], whether they are banned or not.
 * @throws the refusals 'not-signed-in', 'sign-in-again'
 */
export function requireFreshViewer(asking: Pick<Asking, 'viewer' | 'language' | 'now'>): Viewer {
  const viewer = requireViewer(asking)
  requireFresh(viewer, asking)
  return viewer
}

/**
 * Demands a recent sign-in [S5]. What is urgent in a room does without it.
 * @throws the refusal 'sign-in-again'
 */
export function requireFresh(viewer: Viewer, { now, language }: Pick<Asking, 'now' | 'language'>): void {
  if (!isFresh(viewer.signedInAt, now)) throw refused('sign-in-again', language)
}
