import { ageInDogYears, isBirthday, sizeAt } from '#durable/rules/age.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { rankAt } from '#durable/rules/ranks.ts'
import { STAFF_BADGES, staffBadge } from '#durable/rules/roles.ts'
import { ACTOR_ARGS, actorOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import { favourTo, spread } from '#worker/reach/news.ts'
import { giveTreat } from './living-db.ts'
import { profileOf } from './profile-db.ts'
import type { Profile } from './profile-db.ts'
import { WearType } from './wear-graphql.ts'

export const BadgeEnum = builder.enumType('StaffBadge', { values: STAFF_BADGES })
const Pack = builder.enumType('Pack', { values: PACKS })

const DogProfile = builder.objectRef<Profile>('DogProfile').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    color: t.exposeString('color', { description: '#rrggbb' }),
    shadowColor: t.exposeString('shadowColor', { description: '#rrggbb' }),
    wear: t.field({ type: WearType, resolve: ({ wear }) => wear }),
    pack: t.field({ type: Pack, resolve: ({ pack }) => PACKS[pack] ?? PACKS[0] }),
    rank: t.string({
      nullable: true,
      description: 'The key of the rank; null for the hidden rank.',
      resolve: ({ levelPoints }) => {
        const rank = rankAt(levelPoints)
        return rank === 'morph' ? null : rank
      },
    }),
    dogYears: t.int({ resolve: ({ bornAt }, _args, { now }) => ageInDogYears(bornAt, now) }),
    isBirthday: t.boolean({
      description: 'Whether a birthday cake is shown beside the age.',
      resolve: ({ bornAt }, _args, { now }) => isBirthday(bornAt, now),
    }),
    isPuppy: t.boolean({
      description: 'Whether it is drawn small.',
      resolve: ({ bornAt }, _args, { now }) => sizeAt(bornAt, now) === 'puppy',
    }),
    owner: t.string({ description: 'The username of its owner.', resolve: ({ owner }) => owner.username }),
    badge: t.field({ type: BadgeEnum, nullable: true, resolve: ({ owner }) => staffBadge(owner) }),
    isMine: t.boolean({ resolve: ({ owner }, _args, { viewer }) => owner.userId === viewer?.userId }),
  }),
})

/** What dogs learn about each other and do for each other. */
export function addMeeting() {
  builder.queryField('dogProfile', (t) =>
    t.field({
      type: DogProfile,
      nullable: true,
      description:
        'The profile that is shown after sniffing; null for a dead dog, and if either user blocks the other.',
      args: { dogId: t.arg.int() },
      resolve: (_root, { dogId }, context) =>
        profileOf(context.db, { dogId, viewer: requireViewer(context).userId, now: context.now }),
    }),
  )

  builder.mutationField('giveTreat', (t) =>
    t.boolean({
      description: 'Gives a lifepoint to the dog of another user, once a day for each pair of users.',
      args: { ...ACTOR_ARGS, toDogId: t.arg.int() },
      resolve: async (_root, { toDogId, ...by }, context) => {
        doneOr(await giveTreat(context.db, actorOf(context, by), toDogId), context)
        await spread(context, [{ type: 'nudge', dog: toDogId, about: 'life' }, ...favourTo(toDogId)])
        return true
      },
    }),
  )
}
