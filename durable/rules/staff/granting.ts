import { STAFF_PLACES, roleRank, standsAbove } from '../roles.ts'
import type { RoleHolder } from '../roles.ts'

/** The roles that staff can grant. The role 'developer' is only set in the database. */
export const GRANTABLE = ['moderator', 'administrator'] as const
export type Grantable = (typeof GRANTABLE)[number]

/**
 * [S8] Whether the actor may grant the role, or take it back: administrators moderators, developers administrators too.
 */
export function mayGrant(actor: RoleHolder, role: Grantable, to: RoleHolder): boolean {
  const isMaker = actor.admin >= 1 || actor.developer === true
  return isMaker && roleRank(actor) > STAFF_PLACES[role] && standsAbove(actor, to)
}
