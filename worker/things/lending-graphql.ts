import { askerOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { builder } from '#worker/graphql/builder.ts'
import { dogsInParkOf } from '#worker/reach/dogs-now-db.ts'
import { spread } from '#worker/reach/news.ts'
import { lendHearts } from './lending-db.ts'
import type { Lending as LentOrWaiting } from './lending-db.ts'

const Lending = builder.objectRef<LentOrWaiting>('Lending').implement({
  fields: (t) => ({
    hasRoom: t.exposeBoolean('hasRoom', {
      description: 'False if the backpack is full: then it is tried at the first entry of each day.',
    }),
  }),
})

/** What dogs are lent. */
export function addLending() {
  builder.mutationField('giveSupporterHearts', (t) =>
    t.field({
      type: Lending,
      description: 'Lends a supporter the supporter hearts for an own dog; another one that has them gives them up.',
      args: { op: t.arg.string(), dogId: t.arg.int() },
      resolve: async (_root, { op, dogId }, context) => {
        const { user, now } = askerOf(context, op)
        const lent = doneOr(await lendHearts(context.db, { op, user, dog: dogId, now }), context)
        const dogs = await dogsInParkOf(context.db, [user])
        await spread(
          context,
          dogs.flatMap((dog) => [
            { type: 'dressed', dog },
            { type: 'nudge', dog, about: 'bag' },
          ]),
        )
        return lent
      },
    }),
  )
}
