import { SAVED_LOOKS_MAX, lookOf } from '#durable/rules/looks/saved-looks.ts'
import { ACTOR_ARGS, actorOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { WearType } from '#worker/dogs/wear-graphql.ts'
import { builder } from '#worker/graphql/builder.ts'
import { spread } from '#worker/reach/news.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { dropLook, looksOf, saveLook, wearLook } from './looks-db.ts'
import type { SavedLook } from './looks-db.ts'

const Look = builder.objectRef<SavedLook>('SavedLook').implement({
  fields: (t) => ({
    place: t.exposeInt('place', { description: 'From 0 to 5.' }),
    wear: t.field({ type: WearType, resolve: ({ wear }) => wear }),
  }),
})

/** The looks that a user keeps for all their dogs. */
export function addLooks() {
  builder.queryField('savedLooks', (t) =>
    t.field({
      type: [Look],
      description: "The viewer's saved looks, by their places.",
      resolve: async (_root, _args, context) => looksOf(context.db, requireViewer(context).userId),
    }),
  )

  builder.mutationField('saveLook', (t) =>
    t.boolean({
      description: 'Saves what an own dog wears at a place, in place of the look that is there.',
      args: { dogId: t.arg.int(), place: t.arg.int() },
      resolve: async (_root, { dogId, place }, context) => {
        const { userId } = requireViewer(context)
        const dog = await run(dogOf(context.db, { dogId, userId }))
        if (!dog) throw refused('not-your-dog', context.language)
        await saveLook(context.db, { userId, place: placeIn(place), wear: lookOf(dog.wear) })
        return true
      },
    }),
  )

  builder.mutationField('dropLook', (t) =>
    t.boolean({
      args: { place: t.arg.int() },
      resolve: async (_root, { place }, context) => {
        await dropLook(context.db, { userId: requireViewer(context).userId, place: placeIn(place) })
        return true
      },
    }),
  )

  builder.mutationField('wearLook', (t) =>
    t.stringList({
      description: 'Puts a saved look on an own dog. Returns the kinds of it that the dog does not carry.',
      args: { ...ACTOR_ARGS, place: t.arg.int() },
      resolve: async (_root, { place, ...by }, context) => {
        const { missing } = doneOr(await wearLook(context.db, actorOf(context, by), placeIn(place)), context)
        await spread(context, [{ type: 'dressed', dog: by.dogId }])
        return [...missing]
      },
    }),
  )
}

/** @throws 'bad-input' for a place that there is not */
function placeIn(place: number): number {
  if (place < 0 || place >= SAVED_LOOKS_MAX) throw badInput(`place: 0 to ${SAVED_LOOKS_MAX - 1}`)
  return place
}
