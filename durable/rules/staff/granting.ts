import { STAFF_PLACES, type RoleHolder, roleRank, standsAbove } from '../roles.ts'

/** What staff can make of a user; 'developer' is given in the database alone. */
export const GRANTABLE = ['moderator', 'administrator'] as const
export type Grantable = (typeof GRANTABLE)[number]

/** [S8] An administrator makes moderators, a developer administrators too; each takes back what each may give. */
export function mayGrant(actor: RoleHolder, role: Grantable, to: RoleHolder): boolean {
  const isMaker = actor.admin >= 1 || actor.developer === true
  return isMaker && roleRank(actor) > STAFF_PLACES[role] && standsAbove(actor, to)
}
