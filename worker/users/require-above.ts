import type { Language } from '#durable/rules/languages.ts'
import { standsAbove } from '#durable/rules/roles.ts'
import type { Capability } from '#durable/rules/roles.ts'
import { requireFresh, requireStaff } from '#worker/auth/require-staff.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import type { Db } from '#worker/db/client.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { storedRoles, userRow } from './staff-users-db.ts'
import type { StoredUserRow } from './staff-users-db.ts'

type Asking = { viewer: Viewer | null; db: Db; language: Language; now: number }

/**
 * The viewer, if they have the capability and have signed in lately.
 * @throws the refusals of `requireStaff` and `requireFresh`
 */
export async function requireFreshStaff(asking: Asking, capability: Capability): Promise<Viewer> {
  const staff = await requireStaff(asking, capability)
  requireFresh(staff, asking)
  return staff
}

/**
 * The id of the viewer and the user, if the viewer has the capability, has signed in lately and stands above that user [S7].
 * @throws the refusals of `requireFreshStaff`, 'above-you', and 'bad-input' if there is no such user
 */
export async function requireAbove(
  asking: Asking,
  capability: Capability,
  userId: number,
): Promise<{ by: number; whom: StoredUserRow }> {
  const staff = await requireFreshStaff(asking, capability)
  const whom = await userRow(asking.db, userId, asking.now)
  if (!whom) throw badInput('userId: there is no such user')
  if (!standsAbove(staff, storedRoles(whom))) throw refused('above-you', asking.language)
  return { by: staff.userId, whom }
}
