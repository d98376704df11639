import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import type { Db } from '#worker/db/client.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import { TEAM_TYPES, type TeamType } from '#durable/rules/site/team.ts'
import { teamContribution, teamMember } from '#worker/db/schema/team.ts'
import { user } from '#worker/db/schema/users.ts'
import { dressed } from '#worker/dogs/wear-db.ts'

export type TeamMember = Awaited<ReturnType<typeof teamOf>>[number]

export function isTeamType(type: string): type is TeamType {
  return TEAM_TYPES.some((known) => known === type)
}

/** The members of the types, in the order of the types and then of the team; contributions in one language. */
export async function teamOf(db: Db, types: readonly TeamType[], language: Language) {
  const rows = await db
    .select({
      dog: {
        id: teamMember.id,
        type: teamMember.type,
        name: dog.name,
        color: dog.color,
        shadowColor: dog.shadowColor,
        username: user.username,
        contribution: teamContribution.contribution,
      },
      slot: wear.slot,
      item: wear.item,
    })
    .from(teamMember)
    .innerJoin(dog, eq(dog.id, teamMember.dogId))
    .innerJoin(user, eq(user.id, dog.userId))
    .leftJoin(
      teamContribution,
      and(eq(teamContribution.memberId, teamMember.id), eq(teamContribution.language, language)),
    )
    .leftJoin(wear, eq(wear.dogId, dog.id))
    .where(inArray(teamMember.type, [...new Set(types)]))
    .orderBy(asc(teamMember.type), asc(teamMember.place), asc(teamMember.id))
  return dressed(rows).toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type))
}
