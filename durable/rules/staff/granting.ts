import { type Viewer, staffBadge } from '../roles.ts'

/** What staff can make of a user; 'developer' is given in the database alone. */
export const GRANTABLE = ['moderator', 'administrator'] as const
export type Grantable = (typeof GRANTABLE)[number]

const PLACES = { developer: 3, administrator: 2, moderator: 1 } as const

/** [M3] 0 of a player, then moderator, administrator, developer: the highest of the roles that one has. */
export function placeOf(viewer: Viewer): number {
  const badge = staffBadge(viewer)
  return badge === null ? 0 : PLACES[badge]
}

/** [M3] Staff act on those who stand below them: on no equal, and never on themselves. */
export function standsAbove(actor: Viewer, other: Viewer): boolean {
  return placeOf(actor) > placeOf(other)
}

/** [M4] An administrator makes moderators, a developer administrators too; each takes back what each may give. */
export function mayGrant(actor: Viewer, role: Grantable, to: Viewer): boolean {
  return actor.admin >= 1 || actor.developer === true ? placeOf(actor) > PLACES[role] && standsAbove(actor, to) : false
}
