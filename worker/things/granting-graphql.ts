import { ACTOR_ARGS, actorOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { requireFresh, requireStaff } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import { spread } from '#worker/reach/news.ts'
import { reasonIn } from '#worker/records/reason.ts'
import { grantToSelf } from './granting-db.ts'

/** What administrators give to dogs of their own. */
export function addGranting() {
  builder.mutationField('giveToSelf', (t) =>
    t.boolean({
      description: 'Makes a thing for a dog of the administrator, into its backpack.',
      args: { ...ACTOR_ARGS, kind: t.arg.string(), reason: t.arg.string({ description: 'For the staff log.' }) },
      resolve: async (_root, { kind, reason: why, ...by }, context) => {
        const staff = await requireStaff(context, 'give-items-to-self')
        requireFresh(staff, context)
        const reason = reasonIn(why, context.language)
        doneOr(await grantToSelf(context.db, actorOf(context, by), { kind, reason }), context)
        await spread(context, [{ type: 'nudge', dog: by.dogId, about: 'bag' }])
        return true
      },
    }),
  )
}
