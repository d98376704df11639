import { MAX_DOGS, isMaxDogs } from '#durable/rules/dogs.ts'
import { GIFT_MOST, GIFT_UNITS, isGiftAmount } from '#durable/rules/staff/gifts.ts'
import { askerOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { builder } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { spread } from '#worker/reach/news.ts'
import { reasonIn } from '#worker/records/reason.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { grantAmount, grantThing, takeBackAmount, takeBackThing } from './gifts-db.ts'
import type { Gift } from './gifts-db.ts'
import { userOfDog, setMaxDogs } from './person-db.ts'
import { requireAbove, requireFreshStaff } from './require-above.ts'

const Unit = builder.enumType('GiftUnit', { values: GIFT_UNITS })

const GIFT_ARGS = builder.args((t) => ({
  op: t.string({
    description: 'A UUID that the client keeps until it has the answer: a retry with it does nothing twice.',
  }),
  dogId: t.int({ description: 'A dog of a user who stands below the viewer [S7].' }),
  reason: t.string({ description: 'For the staff log.' }),
}))

const AMOUNT_ARGS = builder.args((t) => ({
  unit: t.field({ type: Unit }),
  amount: t.int({ description: `From 1 to ${GIFT_MOST.bones} bones or ${GIFT_MOST.karma} karma.` }),
}))

/** What administrators give to users and take back, and how many dogs a user may have. */
export function addGifts() {
  builder.mutationField('grantAmount', (t) =>
    t.boolean({
      description: 'Gives bones or karma to a living dog.',
      args: { ...GIFT_ARGS, ...AMOUNT_ARGS },
      resolve: async (_root, { unit, amount, ...asked }, context) => {
        const gift = await giftOf(context, asked)
        if (!isGiftAmount(unit, amount)) throw badInput('amount')
        doneOr(await grantAmount(context.db, gift, { unit, amount }), context)
        return tell(context, gift)
      },
    }),
  )

  builder.mutationField('takeBackAmount', (t) =>
    t.boolean({
      description: 'Takes bones or karma from a dog that has so much.',
      args: { ...GIFT_ARGS, ...AMOUNT_ARGS },
      resolve: async (_root, { unit, amount, ...asked }, context) => {
        const gift = await giftOf(context, asked)
        if (!isGiftAmount(unit, amount)) throw badInput('amount')
        doneOr(await takeBackAmount(context.db, gift, { unit, amount }), context)
        return tell(context, gift)
      },
    }),
  )

  builder.mutationField('grantThing', (t) =>
    t.boolean({
      description: 'Makes a thing for a living dog, into its backpack.',
      args: { ...GIFT_ARGS, kind: t.arg.string() },
      resolve: async (_root, { kind, ...asked }, context) => {
        const gift = await giftOf(context, asked)
        doneOr(await grantThing(context.db, gift, kind), context)
        return tell(context, gift)
      },
    }),
  )

  builder.mutationField('takeBackThing', (t) =>
    t.boolean({
      description: 'Takes a thing that a dog has in its backpack or wears; it is gone then.',
      args: { ...GIFT_ARGS, thingId: t.arg.int(), ver: t.arg.int() },
      resolve: async (_root, { thingId: id, ver, ...asked }, context) => {
        const gift = await giftOf(context, asked)
        doneOr(await takeBackThing(context.db, gift, { id, ver }), context)
        await spread(context, [{ type: 'dressed', dog: gift.dog }])
        return tell(context, gift)
      },
    }),
  )

  builder.mutationField('setMaxDogs', (t) =>
    t.boolean({
      description: 'Sets how many dogs a user may have. Those that there are stay.',
      args: {
        userId: t.arg.int(),
        maxDogs: t.arg.int({ description: `From 0 to ${MAX_DOGS}.` }),
        reason: t.arg.string({ description: 'For the staff log.' }),
      },
      resolve: async (_root, { userId, maxDogs, reason: why }, context) => {
        const { by } = await requireAbove(context, 'set-max-dogs', userId)
        const reason = reasonIn(why, context.language)
        if (!isMaxDogs(maxDogs)) throw badInput(`maxDogs: 0 to ${MAX_DOGS}`)
        await setMaxDogs(context.db, { userId, maxDogs, by, reason, now: context.now })
        return true
      },
    }),
  )
}

type Asked = { op: string; dogId: number; reason: string }

/** @throws the refusal 'no-such-dog', and those of `requireAbove` */
async function giftOf(context: GraphQLContext, { op, dogId: dog, reason }: Asked): Promise<Gift> {
  const owner = await userOfDog(context.db, dog)
  if (owner === null) {
    await requireFreshStaff(context, 'give-and-take')
    throw refused('no-such-dog', context.language)
  }
  const { by } = await requireAbove(context, 'give-and-take', owner)
  const { now } = askerOf(context, op)
  return { op, by, user: owner, dog, reason: reasonIn(reason, context.language), now }
}

/** Tells the page of the dog what to fetch again. */
async function tell(context: GraphQLContext, { dog }: Gift): Promise<true> {
  await spread(context, [{ type: 'nudge', dog, about: 'bag' }])
  return true
}
