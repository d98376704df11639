import { requireFreshViewer, requireViewer } from '#worker/auth/require-staff.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { requireRate } from '#worker/graphql/errors.ts'
import { everythingAbout } from './own-words.ts'
import { askForDeletion, deletionOf, keepAccount } from './privacy-db.ts'

/** The rights of every user: to export all data about themselves, and to be deleted. */
export function addPrivacy() {
  builder.mutationField('exportMyData', (t) =>
    t.string({
      description:
        'JSON: everything about the viewer, by table, and what the rooms have kept of their words. Needs a recent sign-in [S5].',
      resolve: async (_root, _args, context) => {
        const { userId } = requireFreshViewer(context)
        await requireRate(context, 'EXPORT_BRAKE', userId)
        return everythingAbout(context, userId)
      },
    }),
  )

  builder.queryField('myDeletion', (t) =>
    t.string({
      nullable: true,
      description:
        'When the viewer will be forgotten, ISO 8601 in UTC; null unless they asked for it, and for visitors.',
      resolve: async (_root, _args, { db, viewer }) => {
        const dueAt = viewer && (await deletionOf(db, viewer.userId))
        return dueAt === null ? null : isoTime(dueAt)
      },
    }),
  )

  builder.mutationField('deleteMyAccount', (t) =>
    t.boolean({
      description: 'Requests that the viewer is forgotten in 14 days [S9]. Needs a recent sign-in [S5].',
      resolve: async (_root, _args, context) => {
        await askForDeletion(context.db, requireFreshViewer(context).userId, context.now)
        return true
      },
    }),
  )

  builder.mutationField('keepMyAccount', (t) =>
    t.boolean({
      description: 'Withdraws deleteMyAccount.',
      resolve: async (_root, _args, context) => {
        await keepAccount(context.db, requireViewer(context).userId)
        return true
      },
    }),
  )
}
