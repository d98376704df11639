import { TEAM_TYPES } from '#durable/rules/site/team.ts'
import { WearType } from '#worker/dogs/wear-graphql.ts'
import { builder } from '#worker/graphql/builder.ts'
import { badInput } from '#worker/refusals.ts'
import { isTeamType, sittingOn, teamOf } from './team-db.ts'
import type { TeamMember as MemberOfTeam } from './team-db.ts'

const TYPES = TEAM_TYPES.join(', ')

const TeamMember = builder.objectRef<MemberOfTeam>('TeamMember').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: "Of the member's dog." }),
    username: t.exposeString('username'),
    color: t.exposeString('color', { description: '#rrggbb' }),
    shadowColor: t.exposeString('shadowColor', { description: '#rrggbb' }),
    role: t.exposeString('type', { description: 'The type of the member, one of the requested types.' }),
    contribution: t.exposeString('contribution', {
      nullable: true,
      description: "What the member does for the park, in the reader's language.",
    }),
    wear: t.field({ type: WearType, resolve: (member) => member.wear }),
  }),
})

/** The team of the park. */
export function addTeam() {
  builder.queryField('team', (t) =>
    t.field({
      type: [TeamMember],
      description: `In the order of the types, then of the team; who sits on the party committee is among FestKomiteen. types: ${TYPES}.`,
      args: { types: t.arg.stringList() },
      resolve: async (_root, { types }, { db, language, now }) => {
        if (!types.every(isTeamType)) throw badInput(`types: ${TYPES}`)
        const [entries, sitting] = await Promise.all([
          teamOf(db, types, language),
          types.includes('FestKomiteen') ? sittingOn(db, now) : [],
        ])
        const stands = ({ dogId }: MemberOfTeam) =>
          entries.some((one) => one.type === 'FestKomiteen' && one.dogId === dogId)
        const all = [...entries, ...sitting.filter((member) => !stands(member))]
        return all.toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type))
      },
    }),
  )
}
