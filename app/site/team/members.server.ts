import type { Facing, DrawnPose } from '#app/dog/pose.ts'
import { stillDog } from '#app/dog/still-dog.server.ts'
import type { Member } from './member.ts'
import type { ShownTeamMember } from './queries.ts'

const STANCES: readonly { pose: DrawnPose; facing: Facing }[] = [
  { pose: 'stand', facing: 'right' },
  { pose: 'sit', facing: 'down' },
  { pose: 'happy', facing: 'down' },
  { pose: 'sit', facing: 'left' },
  { pose: 'stand', facing: 'down' },
]

/** The members with their pictures. Neighbours get different poses. */
export function membersOf(team: readonly ShownTeamMember[]): Member[] {
  return team.map(({ name, username, role, contribution, ...look }, place) => ({
    name,
    username,
    role,
    contribution,
    dog: stillDog(look, STANCES[place % STANCES.length]),
  }))
}
