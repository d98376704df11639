import type { StillDog } from '#app/dog/still-dog.tsx'
import type { ShownTeamMember } from './queries.ts'

/** A member of the team, with the laid-out picture of their dog. */
export type Member = Pick<ShownTeamMember, 'name' | 'username' | 'role' | 'contribution'> & { dog: StillDog }
