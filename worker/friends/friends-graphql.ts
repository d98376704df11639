import { requireViewer } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { builder } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { requireRate } from '#worker/graphql/errors.ts'
import { favourTo, spread } from '#worker/reach/news.ts'
import { tellStamped } from '#worker/reach/stamped.ts'
import { refused } from '#worker/refusals.ts'
import { acceptFriend, askFriend, endFriendship, friendsOf } from './friends-db.ts'
import type { Friend as FriendRow } from './friends-db.ts'

const FriendState = builder.enumType('FriendState', { values: ['friends', 'asked', 'asks'] as const })

const Friend = builder.objectRef<FriendRow>('Friend').implement({
  fields: (t) => ({
    dogId: t.exposeInt('dogId'),
    name: t.exposeString('name'),
    color: t.exposeString('color', { description: '#rrggbb' }),
    shadowColor: t.exposeString('shadowColor', { description: '#rrggbb' }),
    room: t.exposeString('room', {
      nullable: true,
      description: 'Its room; null if it is not in the park or does not show where it is.',
    }),
    state: t.field({
      type: FriendState,
      description: 'asked: the own dog has asked; asks: the other dog asks the own one.',
      resolve: ({ since, hasAsked }) => {
        if (since !== null) return 'friends'
        return hasAsked ? 'asks' : 'asked'
      },
    }),
  }),
})

/** Friendships. */
export function addFriends() {
  const both = builder.args((t) => ({ dogId: t.int({ description: 'The own dog.' }), otherDogId: t.int() }))

  builder.queryField('friends', (t) =>
    t.field({
      type: [Friend],
      description: 'Friends of an own dog, and who asks or was asked, the newest first.',
      args: { dogId: t.arg.int() },
      resolve: async (_root, { dogId }, context) => {
        const { userId } = await ownDog(context, dogId)
        return friendsOf(context.db, { user: userId, dog: dogId, now: context.now })
      },
    }),
  )

  builder.mutationField('askFriend', (t) =>
    t.boolean({
      description: 'Asks a dog in the park to be friends, or accepts its request if there is one.',
      args: both,
      resolve: async (_root, { dogId, otherDogId: other }, context) => {
        const { userId: user, levelPoints } = await ownDog(context, dogId)
        await requireRate(context, 'SEARCH_BRAKE', user)
        const asked = { user, dog: dogId, levelPoints, other, now: context.now }
        const refusal = await askFriend(context.db, asked)
        if (refusal) throw refused(refusal, context.language)
        await spread(context, [{ type: 'nudge', dog: other, about: 'friends' }, ...favourTo(other)])
        await tellStamped(context, [dogId, other])
        return true
      },
    }),
  )

  builder.mutationField('acceptFriend', (t) =>
    t.boolean({
      args: both,
      resolve: async (_root, { dogId, otherDogId: from }, context) => {
        const { userId: user } = await ownDog(context, dogId)
        const accepted = await acceptFriend(context.db, { user, dog: dogId, from, now: context.now })
        if (!accepted) throw refused('request-gone', context.language)
        await spread(context, [{ type: 'nudge', dog: from, about: 'friends' }, ...favourTo(from)])
        await tellStamped(context, [dogId, from])
        return true
      },
    }),
  )

  builder.mutationField('endFriendship', (t) =>
    t.boolean({
      description: 'Declines or withdraws a request, or ends a friendship; false if there is neither.',
      args: both,
      resolve: async (_root, { dogId, otherDogId: other }, context) => {
        await ownDog(context, dogId)
        const hasEnded = await endFriendship(context.db, { dog: dogId, other })
        if (hasEnded) await spread(context, [{ type: 'nudge', dog: other, about: 'friends' }])
        return hasEnded
      },
    }),
  )
}

async function ownDog(context: GraphQLContext, dogId: number): Promise<{ userId: number; levelPoints: number }> {
  const { userId } = requireViewer(context)
  const dog = await run(dogOf(context.db, { dogId, userId }))
  if (!dog) throw refused('not-your-dog', context.language)
  return { userId, levelPoints: dog.levelPoints }
}
