import { FAVOUR_KINDS } from '#durable/rules/life/favours.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { refused } from '#worker/refusals.ts'
import { favoursFor } from './favours-db.ts'
import type { Favour as Done } from './favours-db.ts'

const FavourKind = builder.enumType('FavourKind', { values: FAVOUR_KINDS })

const Favour = builder.objectRef<Done>('Favour').implement({
  description: 'Something that another dog has done for an own one.',
  fields: (t) => ({
    id: t.string({
      description: 'An id that stays the same, so that a page can show each favour once.',
      resolve: ({ kind, dogId, at }) => `${kind}:${dogId}:${at}`,
    }),
    kind: t.field({ type: FavourKind, resolve: ({ kind }) => kind }),
    dogId: t.exposeInt('dogId', { description: 'Who did it.' }),
    name: t.exposeString('name'),
    thing: t.exposeString('thing', { nullable: true, description: 'The kind of thing that was given.' }),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
  }),
})

/** Treats, gifts and friendships, which are shown to the receiver. */
export function addFavours() {
  builder.queryField('favours', (t) =>
    t.field({
      type: [Favour],
      description: 'What others have done for an own dog in the last days, the oldest first.',
      args: { dogId: t.arg.int() },
      resolve: async (_root, { dogId: dog }, context) => {
        const { userId: user } = requireViewer(context)
        if (!(await run(dogOf(context.db, { dogId: dog, userId: user }))))
          throw refused('not-your-dog', context.language)
        return favoursFor(context.db, { user, dog, now: context.now })
      },
    }),
  )
}
