/** The types of those who run the park: each is a section of the team page. */
export const CREW_TYPES = ['admin', 'Moderator', 'dev'] as const
export type CrewType = (typeof CREW_TYPES)[number]

/** The types of other helpers, which the credits page lists. */
export const CREDIT_ROLES = ['Designer', 'ClientDev', 'FestKomiteen', 'SocialMedia'] as const
export type CreditRole = (typeof CREDIT_ROLES)[number]

/** All types, in the order in which staff see them. They give no rights: those come from the roles of the user. */
export const TEAM_TYPES = [...CREW_TYPES, ...CREDIT_ROLES] as const
export type TeamType = (typeof TEAM_TYPES)[number]
