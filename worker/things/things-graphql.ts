import { priceChangedText } from '#durable/protocol/editor-texts.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { changedItems, renamedItems } from '#durable/rules/sheets/items.ts'
import type { ItemRow } from '#durable/rules/sheets/items.ts'
import { soldIn } from '#durable/rules/sheets/together.ts'
import { ACTOR_ARGS, actorOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { Lang, builder, isoTime } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { dogsInParkOf } from '#worker/reach/dogs-now-db.ts'
import { favourTo, spread } from '#worker/reach/news.ts'
import { tellStamped } from '#worker/reach/stamped.ts'
import { Refused, refused } from '#worker/refusals.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'
import { buy } from './buying-db.ts'
import { carry, give, thingsOf } from './carrying-db.ts'
import type { OwnThing } from './carrying-db.ts'
import { drawDue, enterDraw, openDeliveries } from './deliveries-db.ts'
import type { OpenDelivery } from './deliveries-db.ts'

const Place = builder.enumType('CarriedAt', { values: ['bag', ...SLOTS] as const })

export const ThingType = builder.objectRef<OwnThing>('Thing').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    ver: t.exposeInt('ver', {
      description: 'The version of the thing, which counts its moves; to be sent with the id.',
    }),
    kind: t.exposeString('kind'),
    slot: t.exposeString('slot', { description: '"bag:0" to "bag:17", or where the dog has it on.' }),
    name: t.string({
      args: { language: t.arg({ type: Lang, required: false, description: "Else the viewer's own." }) },
      resolve: async ({ kind }, args, context) => {
        const row = (await kindsFor(context)).find(({ id }) => id === kind)
        return row?.name[args.language ?? context.language] ?? kind
      },
    }),
  }),
})

const Good = builder.objectRef<ItemRow>('Good').implement({
  fields: (t) => ({
    kind: t.exposeString('id'),
    name: t.string({
      args: { language: t.arg({ type: Lang, required: false, description: "Else the viewer's own." }) },
      resolve: ({ name }, args, { language }) => name[args.language ?? language],
    }),
    price: t.int({ description: 'Bones.', resolve: ({ price }) => price ?? 0 }),
    isRare: t.boolean({
      description: 'A rare item, sold to the winners of its draw.',
      resolve: ({ isRare }) => isRare,
    }),
    isSold: t.boolean({
      description: 'Whether a shop has it now.',
      resolve: ({ isSold, isRetired }) => isSold && !isRetired,
    }),
  }),
})

const DrawOutcome = builder.enumType('DrawOutcome', { values: ['won', 'lost'] as const })

const Delivery = builder.objectRef<OpenDelivery>('Delivery').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    kind: t.exposeString('kind'),
    pieces: t.exposeInt('pieces'),
    closesAt: t.string({
      description: 'When the winners are drawn, ISO 8601 in UTC.',
      resolve: ({ closesAt }) => isoTime(closesAt),
    }),
    isMine: t.boolean({ description: 'Whether the viewer takes part.', resolve: ({ isMine }) => isMine }),
    outcome: t.field({
      type: DrawOutcome,
      nullable: true,
      description:
        'The result of the draw for the viewer, who may buy the item after winning it; null before the draw.',
      resolve: ({ outcome }) => outcome,
    }),
  }),
})

const Bought = builder.objectRef<{ id: number; bones: number }>('Bought').implement({
  fields: (t) => ({
    thingId: t.exposeInt('id'),
    bones: t.exposeInt('bones', { description: 'The bones that the dog has left.' }),
  }),
})

/** What dogs have, wear, buy and give. */
export function addThings() {
  const thingArgs = builder.args((t) => ({ thingId: t.int(), ver: t.int() }))

  builder.queryField('dogThings', (t) =>
    t.field({
      type: [ThingType],
      description: 'The things of an own dog, worn or in its backpack.',
      args: { dogId: t.arg.int() },
      resolve: async (_root, { dogId }, context) => {
        const { userId } = requireViewer(context)
        if (!(await run(dogOf(context.db, { dogId, userId })))) throw refused('not-your-dog', context.language)
        return thingsOf(context.db, dogId)
      },
    }),
  )

  builder.queryField('shopGoods', (t) =>
    t.field({
      type: [Good],
      description: 'The goods that are sold in a room; common goods never run out.',
      args: { room: t.arg.string() },
      resolve: async (_root, { room }, context) => soldIn(await kindsFor(context), room),
    }),
  )

  builder.queryField('renamedThings', (t) =>
    t.field({
      type: [Good],
      description: 'The kinds of things that administrators have named otherwise than the code, sold or not.',
      resolve: async (_root, _args, context) => renamedItems(await kindsFor(context)),
    }),
  )

  builder.queryField('changedThings', (t) =>
    t.field({
      type: [Good],
      description:
        'The kinds of things whose name, price, rarity or sale administrators have made other than in the code.',
      resolve: async (_root, _args, context) => changedItems(await kindsFor(context)),
    }),
  )

  builder.queryField('deliveries', (t) =>
    t.field({
      type: [Delivery],
      description: "The open draws of rare goods in all shops, and the results of the viewer's draws.",
      resolve: async (_root, _args, context) => {
        const { userId } = requireViewer(context)
        await tellWinners(context, await drawDue(context.db, context))
        return openDeliveries(context.db, { userId, now: context.now })
      },
    }),
  )

  builder.mutationField('enterDraw', (t) =>
    t.boolean({
      description: 'Enters the viewer into the draw, once. All entries before it closes have the same chance.',
      args: { deliveryId: t.arg.string() },
      resolve: async (_root, { deliveryId }, context) => {
        const { userId } = requireViewer(context)
        const refusal = await enterDraw(context.db, { deliveryId, userId, now: context.now })
        if (refusal) throw refused(refusal, context.language)
        return true
      },
    }),
  )

  builder.mutationField('buyThing', (t) =>
    t.field({
      type: Bought,
      description: 'Buys an item for a dog in the shop, into its backpack.',
      args: {
        ...ACTOR_ARGS,
        kind: t.arg.string(),
        price: t.arg.int({
          required: false,
          description: 'The price that the player saw: the purchase is refused if there is another one now.',
        }),
      },
      resolve: async (_root, { kind, price, ...by }, context) => {
        const actor = actorOf(context, by)
        await tellWinners(context, await drawDue(context.db, context))
        const bought = await buy(context.db, actor, { kind, price: price ?? null })
        if (bought === 'price-changed') throw await priceChanged(context, kind)
        const done = doneOr(bought, context)
        await tellStamped(context, [by.dogId])
        return done
      },
    }),
  )

  builder.mutationField('carryThing', (t) =>
    t.boolean({
      description:
        'Moves a thing of the dog: from the backpack to the back, from there to where it is worn, from head and tail to the mouth.',
      args: { ...ACTOR_ARGS, ...thingArgs, to: t.arg({ type: Place }) },
      resolve: async (_root, { thingId: id, ver, to, ...by }, context) => {
        doneOr(await carry(context.db, actorOf(context, by), { thing: { id, ver }, to }), context)
        await spread(context, [{ type: 'dressed', dog: by.dogId }])
        return true
      },
    }),
  )

  builder.mutationField('giveThing', (t) =>
    t.boolean({
      description: 'Gives what the dog has in its mouth or on its back to a dog nearby.',
      args: { ...ACTOR_ARGS, ...thingArgs, toDogId: t.arg.int() },
      resolve: async (_root, { thingId: id, ver, toDogId: to, ...by }, context) => {
        doneOr(await give(context.db, actorOf(context, by), { thing: { id, ver }, to }), context)
        await spread(context, [
          { type: 'dressed', dog: by.dogId },
          { type: 'nudge', dog: to, about: 'bag' },
          ...favourTo(to),
        ])
        return true
      },
    }),
  )
}

/** The rows of the kinds of things, read once for each request. */
function kindsFor(context: GraphQLContext): Promise<readonly ItemRow[]> {
  const rows = kindsOf.get(context) ?? run(publishedSheet(context.db, 'items')).then(({ rows: found }) => found)
  kindsOf.set(context, rows)
  return rows
}

const kindsOf = new WeakMap<GraphQLContext, Promise<readonly ItemRow[]>>()

/** [ED7] The refusal of a purchase for a price that holds no more; it says the one that does. */
async function priceChanged(context: GraphQLContext, kind: string): Promise<Refused> {
  const price = (await kindsFor(context)).find(({ id }) => id === kind)?.price
  if (price === undefined) return refused('no-such-item', context.language)
  return new Refused('price-changed', priceChangedText(context.language, price))
}

async function tellWinners(context: GraphQLContext, winners: readonly number[]): Promise<void> {
  if (winners.length === 0) return
  const dogs = await dogsInParkOf(context.db, winners)
  await spread(
    context,
    dogs.map((dog) => ({ type: 'nudge', dog, about: 'shop' })),
  )
}
