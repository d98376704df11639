import type { StillDog } from '#app/dog/still-dog.tsx'
import type { TeamMember } from './queries.ts'

/** Somebody of the team, with the picture of their dog. */
export type Member = Pick<TeamMember, 'name' | 'username' | 'role' | 'contribution'> & { dog: StillDog }
