/** [B22] How staff came to know of what they decided about. No decision about a user is taken by a program. */
export const FOUND_BY = ['report', 'staff'] as const
export type FoundBy = (typeof FOUND_BY)[number]

/** [B22] By whom, as the user is told: by a role, and by no name. */
export const DECIDERS = ['moderator', 'administrator', 'developer'] as const
export type Decider = (typeof DECIDERS)[number]

export function isFoundBy(value: unknown): value is FoundBy {
  return FOUND_BY.some((known) => known === value)
}

export function isDecider(value: unknown): value is Decider {
  return DECIDERS.some((known) => known === value)
}
