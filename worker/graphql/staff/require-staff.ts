import { can } from '#durable/rules/roles.ts'
import type { Capability } from '#durable/rules/roles.ts'
import { isFresh } from '#durable/rules/staff/desk.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { ask } from '#worker/db/asking.ts'
import { activeBan } from '#worker/db/bans.ts'
import type { GraphQLContext } from '../context.ts'
import { refused, requireViewer } from '../errors.ts'

/**
 * Whoever may do it, as long as they are not banned themselves.
 * @throws the refusals 'not-signed-in', 'staff-only', 'banned'
 */
export async function requireStaff(context: GraphQLContext, capability: Capability): Promise<Viewer> {
  const viewer = requireViewer(context)
  if (!can(viewer, capability)) throw refused('staff-only', context.language)
  if (await ask(activeBan(context.db, viewer.userId, context.now))) throw refused('banned', context.language)
  return viewer
}

/** What goes on in a room cannot wait for it. @throws the refusal 'sign-in-again' [S5] */
export function requireFresh(viewer: Viewer, { now, language }: Pick<GraphQLContext, 'now' | 'language'>): void {
  if (!isFresh(viewer.signedInAt, now)) throw refused('sign-in-again', language)
}
