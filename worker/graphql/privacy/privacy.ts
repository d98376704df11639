import { askForDeletion, deletionOf, keepAccount, personalData } from '#worker/db/privacy/privacy.ts'
import { ownWords } from '#worker/parks/own-words.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { requirePatience, requireViewer } from '#worker/graphql/errors.ts'

/** What everybody may have of us: all that we know of them, and to be forgotten. */
export function addPrivacy() {
  builder.mutationField('exportMyData', (t) =>
    t.string({
      description: 'JSON: everything about the viewer, by table, and what the rooms have kept of their words.',
      resolve: async (_root, _args, context) => {
        const { userId } = requireViewer(context)
        await requirePatience(context, 'EXPORT_BRAKE', userId)
        return everythingAbout(context, userId)
      },
    }),
  )

  builder.queryField('myDeletion', (t) =>
    t.string({
      nullable: true,
      description: 'When the viewer will be forgotten, ISO 8601 in UTC; null unless they asked for it.',
      resolve: async (_root, _args, context) => {
        const dueAt = await deletionOf(context.db, requireViewer(context).userId)
        return dueAt === null ? null : isoTime(dueAt)
      },
    }),
  )

  builder.mutationField('deleteMyAccount', (t) =>
    t.boolean({
      description: 'Has the viewer forgotten in 14 days [S9].',
      resolve: async (_root, _args, context) => {
        await askForDeletion(context.db, requireViewer(context).userId, context.now)
        return true
      },
    }),
  )

  builder.mutationField('keepMyAccount', (t) =>
    t.boolean({
      description: 'Regrets deleteMyAccount.',
      resolve: async (_root, _args, context) => {
        await keepAccount(context.db, requireViewer(context).userId)
        return true
      },
    }),
  )
}

/** JSON of all that is told to a user of themselves: by table, and their words in the rooms. */
export async function everythingAbout({ db, env, now }: GraphQLContext, userId: number): Promise<string> {
  const [tables, words] = await Promise.all([personalData(db, userId), ownWords(env, userId)])
  return JSON.stringify({ exportedAt: isoTime(now), ...tables, words }, null, 2)
}
