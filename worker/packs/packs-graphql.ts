import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import { refused } from '#worker/refusals.ts'
import { goalOf, packOfDog, packsWithBanner } from './goals-db.ts'
import type { GoalStanding } from './goals-db.ts'

const PackGoal = builder.objectRef<GoalStanding>('PackGoal').implement({
  fields: (t) => ({
    marks: t.exposeInt('marks', { description: 'How many marks the pack has in this week.' }),
    target: t.exposeInt('target', { description: 'How many it wants.' }),
    own: t.exposeInt('own', { description: 'How many of them the viewer has given.' }),
    isReached: t.exposeBoolean('isReached'),
  }),
})

/** [PG1] [PG2] The goals of packs, and which of their banners hang. */
export function addPacks() {
  builder.queryField('packGoal', (t) =>
    t.field({
      type: PackGoal,
      description: "The goal of this week of the pack of a dog of the viewer's.",
      args: { dogId: t.arg.int() },
      resolve: async (_root, { dogId }, context) => {
        const { db, now, language } = context
        const { userId } = requireViewer(context)
        const pack = await packOfDog(db, { dogId, userId })
        if (pack === null) throw refused('not-your-dog', language)
        return goalOf(db, { pack, user: userId, now })
      },
    }),
  )

  builder.queryField('packBanners', (t) =>
    t.stringList({
      description: 'The packs whose banner hangs, since they have reached their goal in this week or the last one.',
      resolve: (_root, _args, { db, now }) => packsWithBanner(db, now),
    }),
  )
}
