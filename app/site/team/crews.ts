import type { CastName } from '#app/art/dog/cast.ts'
import type { StaffBadge } from '#durable/rules/roles.ts'
import { CREDIT_ROLES } from '#durable/rules/site/team.ts'
import type { CreditRole, CrewType } from '#durable/rules/site/team.ts'

/** The sections of the team page: anchor, type in the query, badge, audience. */
export const CREWS = [
  { id: 'admin', type: 'admin', badge: 'administrator', audience: ['fan', 'other-fan'] },
  { id: 'moderator', type: 'Moderator', badge: 'moderator', audience: ['other-fan', 'leaving', 'fan'] },
  { id: 'developer', type: 'dev', badge: 'developer', audience: ['guest', 'fan'] },
] as const satisfies readonly { id: string; type: CrewType; badge: StaffBadge; audience: readonly CastName[] }[]

export function isCreditRole(role: string): role is CreditRole {
  return CREDIT_ROLES.some((known) => known === role)
}
