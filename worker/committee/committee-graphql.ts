import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { hasWaitingStar } from './paying-db.ts'
import { tellSitting } from './telling.ts'
import { giveBack, termOfUser } from './terms-db.ts'
import type { OwnTerm } from './terms-db.ts'

const CommitteeTerm = builder.objectRef<OwnTerm>('CommitteeTerm').implement({
  description: 'An own term on the party committee.',
  fields: (t) => ({
    startsAt: t.string({ description: 'ISO 8601 in UTC.', resolve: ({ startsAt }) => isoTime(startsAt) }),
    until: t.string({ description: 'When it ends, ISO 8601 in UTC.', resolve: ({ until }) => isoTime(until) }),
    dogName: t.exposeString('dogName', { description: 'The dog that is paid for it.' }),
  }),
})

/** [PC2] What members of the party committee see of their own term. */
export function addCommittee() {
  builder.queryField('committeeTerm', (t) =>
    t.field({
      type: CommitteeTerm,
      nullable: true,
      description: "The viewer's term on the party committee that goes on or is to come; null without one.",
      resolve: (_root, _args, { db, viewer, now }) => viewer && termOfUser(db, viewer.userId, now),
    }),
  )

  builder.queryField('isStarWaiting', (t) =>
    t.boolean({
      description: 'Whether a star for a term of the viewer waits until a backpack has room.',
      resolve: (_root, _args, { db, viewer, now }) => viewer !== null && hasWaitingStar(db, viewer.userId, now),
    }),
  )

  builder.mutationField('giveBackSeat', (t) =>
    t.boolean({
      description: 'Gives back the term that goes on or is to come. Returns whether there was one.',
      resolve: async (_root, _args, context) => {
        const { userId } = requireViewer(context)
        const isGivenBack = await giveBack(context.db, { userId, now: context.now })
        if (isGivenBack) await tellSitting(context, userId)
        return isGivenBack
      },
    }),
  )
}
