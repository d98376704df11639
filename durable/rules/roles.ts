/** [SU2] The tiers of those who support the park now: each is a heart in the metal of its name. */
export const HEARTS = ['Bronze', 'Silver', 'Gold', 'Diamond'] as const
export type Heart = (typeof HEARTS)[number]

/** [S1] Supporter tiers; all but Inactive support the park now. */
export const TIERS = [...HEARTS, 'Inactive'] as const
export type Tier = (typeof TIERS)[number]

/**
 * The roles of a user. `admin` and `moderator` are separate levels: neither implies the other. `isCommittee`: whether they sit
 * on the party committee at the moment of the question [PC2].
 */
export type RoleHolder = {
  admin: number
  moderator: number
  developer?: boolean
  tier?: Tier | null
  isCommittee?: boolean
}

type Role = 'admin' | 'moderator' | 'supporter' | 'committee'

/** [S2] Everything that needs a role, with the roles that may do it. */
export const CAPABILITIES = {
  'see-demo-park': ['supporter', 'admin'],
  'enter-tent': ['committee', 'moderator', 'admin'],
  'set-shadow-strength': ['moderator', 'admin'],
  kick: ['moderator', 'admin'],
  'see-reports': ['moderator', 'admin'],
  'answer-appeals': ['moderator', 'admin'],
  'close-account': ['moderator', 'admin'],
  'exclude-for-good': ['admin'],
  'lift-any-ban': ['admin'],
  'calm-room': ['moderator', 'admin'],
  'edit-word-list': ['moderator', 'admin'],
  'toggle-hidden': ['moderator'],
  'open-editor': ['admin'],
  'publish-world': ['admin'],
  'open-eval': ['admin'],
  'warp-anywhere': ['admin'],
  'give-items-to-self': ['admin'],
  'give-and-take': ['admin'],
  'set-max-dogs': ['admin'],
  'run-code-on-user': ['admin'],
  'open-manage': ['moderator', 'admin'],
  'see-health': ['admin'],
  'change-settings': ['admin'],
  'write-announcements': ['admin'],
  'edit-team': ['admin'],
  'edit-films': ['admin'],
  'see-users': ['moderator', 'admin'],
  'note-users': ['moderator', 'admin'],
  'end-sessions': ['admin'],
  'grant-roles': ['admin'],
  'answer-for-data': ['admin'],
  'keep-supporters': ['admin'],
  'appoint-committee': ['admin'],
  'judge-scores': ['moderator', 'admin'],
  'read-chat-records': ['moderator', 'admin'],
  'read-staff-log': ['admin'],
} as const satisfies Record<string, readonly Role[]>
export type Capability = keyof typeof CAPABILITIES

const CAPABILITY_NAMES = Object.keys(CAPABILITIES).filter((name): name is Capability => name in CAPABILITIES)

/** [S2] Whether the viewer may do it. A visitor who is not signed in (null) may do none of it. */
export function can(viewer: RoleHolder | null, capability: Capability): boolean {
  if (!viewer || !Object.hasOwn(CAPABILITIES, capability)) return false
  return CAPABILITIES[capability].some((role) => hasRole(viewer, role))
}

/** [S4] Whether `staff` may kick or ban `other`. */
export function mayActOn(staff: RoleHolder, other: RoleHolder): boolean {
  return can(staff, 'kick') && standsAbove(staff, other)
}

export const STAFF_PLACES = { developer: 3, administrator: 2, moderator: 1 } as const

/** [S7] The rank of the highest role that the viewer has: 0 for a player, then moderator, administrator, developer. */
export function roleRank(viewer: RoleHolder): number {
  const badge = staffBadge(viewer)
  return badge === null ? 0 : STAFF_PLACES[badge]
}

/** [S7] Staff act on those who stand below them: on no equal, and never on themselves. */
export function standsAbove(actor: RoleHolder, other: RoleHolder): boolean {
  return roleRank(actor) > roleRank(other)
}

/** [S2] All that the viewer may do, in the order of the table. */
export function capabilitiesOf(viewer: RoleHolder | null): Capability[] {
  return CAPABILITY_NAMES.filter((capability) => can(viewer, capability))
}

/** [S3] The staff badges, highest first: a viewer shows one. */
export const STAFF_BADGES = ['developer', 'administrator', 'moderator'] as const
export type StaffBadge = (typeof STAFF_BADGES)[number]

/** [S3] The badge that is drawn beside the names of a viewer's dogs: from the role, never from text. */
export function staffBadge(viewer: RoleHolder): StaffBadge | null {
  if (viewer.developer === true) return 'developer'
  if (hasRole(viewer, 'admin')) return 'administrator'
  return hasRole(viewer, 'moderator') ? 'moderator' : null
}

// The two columns are defined apart: an admin has level 1 or more, a moderator any level but 0.
function hasRole(viewer: RoleHolder, role: Role): boolean {
  if (role === 'admin') return viewer.admin >= 1
  if (role === 'moderator') return Number.isFinite(viewer.moderator) && viewer.moderator !== 0
  return role === 'committee' ? viewer.isCommittee === true : isSupporter(viewer.tier)
}

/** [S1] Whether a tier supports the park now. */
export function isSupporter(tier: Tier | null | undefined): boolean {
  return TIERS.some((known) => known === tier) && tier !== 'Inactive'
}
