/** Who runs the park: each type is a section of the team page. */
export const CREW_TYPES = ['admin', 'Moderator', 'dev'] as const
export type CrewType = (typeof CREW_TYPES)[number]

/** Who else helps it along: the roles of the credits page. */
export const CREDIT_ROLES = ['Designer', 'ClientDev', 'FestKomiteen', 'SocialMedia'] as const
export type CreditRole = (typeof CREDIT_ROLES)[number]

/** All of them, in the order in which staff see them. They give no rights: those are the user's. */
export const TEAM_TYPES = [...CREW_TYPES, ...CREDIT_ROLES] as const
export type TeamType = (typeof TEAM_TYPES)[number]
