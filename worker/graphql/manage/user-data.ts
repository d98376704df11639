import { standsAbove } from '#durable/rules/roles.ts'
import { forgetOnRequest, keepOnRequest, noteExport } from '#worker/db/manage/user-data.ts'
import { builder } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { refused } from '#worker/graphql/errors.ts'
import { everythingAbout } from '#worker/graphql/privacy/privacy.ts'
import { reasonOf, requireFreshStaff } from './staff.ts'
import { rolesOf, userOf } from './users.ts'

/** What the staff do for those who write a letter where they could press a button. */
export function addUserData() {
  builder.mutationField('exportUser', (t) =>
    t.string({
      description: 'What exportMyData tells its viewer, of somebody who asked for it. Each time is in the staff log.',
      args: { userId: t.arg.int(), reason: t.arg.string() },
      resolve: async (_root, asked, context) => {
        await noteExport(context.db, await writingOf(context, asked))
        return everythingAbout(context, asked.userId)
      },
    }),
  )

  builder.mutationField('forgetUser', (t) =>
    t.boolean({
      description: 'Has somebody forgotten in 14 days who asked for it [S9].',
      args: { userId: t.arg.int(), reason: t.arg.string() },
      resolve: async (_root, asked, context) => {
        await forgetOnRequest(context.db, await writingOf(context, asked))
        return true
      },
    }),
  )

  builder.mutationField('keepUser', (t) =>
    t.boolean({
      description: 'Takes forgetUser or deleteMyAccount back.',
      args: { userId: t.arg.int(), reason: t.arg.string() },
      resolve: async (_root, asked, context) => {
        await keepOnRequest(context.db, await writingOf(context, asked))
        return true
      },
    }),
  )
}

/** @throws the refusal 'forbidden' of an equal or a superior [S7], and as requireFreshStaff */
async function writingOf(context: GraphQLContext, { userId, reason }: { userId: number; reason: string }) {
  const actor = await requireFreshStaff(context, 'answer-for-data')
  const other = await userOf(context, userId)
  if (!standsAbove(actor, rolesOf(other))) throw refused('forbidden', context.language)
  return { by: actor.userId, userId, reason: reasonOf(reason), now: context.now }
}
