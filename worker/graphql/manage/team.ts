import { nameKey } from '#durable/rules/names.ts'
import {
  type TeamEntry,
  addTeamEntry,
  describeTeamEntry,
  isTeamEntry,
  raiseTeamEntry,
  removeTeamEntry,
  teamEntries,
} from '#worker/db/manage/team.ts'
import { isTeamType } from '#worker/db/site/team.ts'
import { Lang, builder } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { badInput, refused } from '#worker/graphql/errors.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { reasonOf, requireFreshStaff, textOf } from './staff.ts'

const Contribution = builder.objectRef<TeamEntry['contributions'][number]>('TeamContribution').implement({
  fields: (t) => ({ language: t.expose('language', { type: Lang }), contribution: t.exposeString('contribution') }),
})

const Entry = builder.objectRef<TeamEntry>('TeamEntry').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.exposeString('type'),
    place: t.exposeInt('place'),
    dogId: t.exposeInt('dogId'),
    dogName: t.exposeString('dogName'),
    userId: t.exposeInt('userId'),
    username: t.exposeString('username'),
    contributions: t.field({ type: [Contribution], resolve: ({ contributions }) => contributions }),
  }),
})

const ContributionInput = builder.inputType('ContributionInput', {
  fields: (t) => ({ language: t.field({ type: Lang }), contribution: t.string() }),
})

/** Who stands on the pages of the team and the credits. It gives no rights. */
export function addTeamEntries() {
  builder.queryField('teamEntries', (t) =>
    t.field({
      type: [Entry],
      resolve: async (_root, _args, context) => {
        await requireStaff(context, 'edit-team')
        return teamEntries(context.db)
      },
    }),
  )

  builder.mutationField('addTeamEntry', (t) =>
    t.boolean({
      args: { dogName: t.arg.string(), type: t.arg.string(), reason: t.arg.string() },
      resolve: async (_root, { dogName, type, reason }, context) => {
        const writing = await writingOf(context, reason)
        if (!isTeamType(type)) throw badInput('type: not one of the team')
        const refusal = await addTeamEntry(context.db, { nameKey: nameKey(dogName), type }, writing)
        if (refusal) throw refused(refusal, context.language)
        return true
      },
    }),
  )

  builder.mutationField('describeTeamEntry', (t) =>
    t.boolean({
      args: { id: t.arg.int(), contributions: t.arg({ type: [ContributionInput] }), reason: t.arg.string() },
      resolve: async (_root, { id, contributions, reason }, context) => {
        const writing = await writingOf(context, reason)
        await requireEntry(context, id)
        const texts = contributions.map(({ language, contribution }) => ({
          language,
          contribution: textOf('contribution', contribution, { min: 0, max: 120 }),
        }))
        await describeTeamEntry(context.db, { id, contributions: texts }, writing)
        return true
      },
    }),
  )

  builder.mutationField('raiseTeamEntry', (t) =>
    t.boolean({
      description: 'One place up on its page.',
      args: { id: t.arg.int() },
      resolve: async (_root, { id }, context) => {
        const { userId } = await requireFreshStaff(context, 'edit-team')
        await raiseTeamEntry(context.db, id, { by: userId, reason: '', now: context.now })
        return true
      },
    }),
  )

  builder.mutationField('removeTeamEntry', (t) =>
    t.boolean({
      args: { id: t.arg.int(), reason: t.arg.string() },
      resolve: async (_root, { id, reason }, context) => {
        const writing = await writingOf(context, reason)
        await requireEntry(context, id)
        await removeTeamEntry(context.db, id, writing)
        return true
      },
    }),
  )
}

async function writingOf(context: GraphQLContext, reason: string) {
  const { userId } = await requireFreshStaff(context, 'edit-team')
  return { by: userId, reason: reasonOf(reason), now: context.now }
}

/** @throws 'bad-input' where there is none */
async function requireEntry({ db }: GraphQLContext, id: number): Promise<void> {
  if (!(await isTeamEntry(db, id))) throw badInput('id: there is none')
}
