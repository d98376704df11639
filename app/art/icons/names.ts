/** Staff roles that wear a badge. */
export const STAFF_ROLES = ['developer', 'administrator', 'moderator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The six packs, in the order of the rule book. */
export const PACKS = ['gang', 'tribe', 'clan', 'sect', 'lodge', 'company'] as const
export type PackName = (typeof PACKS)[number]
