import { TRADE_LOOK_MS, TRADE_THINGS_MAX } from '#durable/rules/items/trading.ts'
import { ACTOR_ARGS, actorOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { TRADE_STATES } from '#worker/db/schema/value/trades.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { spread } from '#worker/reach/news.ts'
import type { Written } from '#worker/reach/news.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { thingsByIds } from '#worker/things/carrying-db.ts'
import { ThingType } from '#worker/things/things-graphql.ts'
import { agree, leaveTrade, offer, openTradeOf, proposeTrade, tradeOf } from './trades-db.ts'
import type { TradeOffer, Trade as TradeRow } from './trades-db.ts'

const BONES_MAX = 1_000_000

const State = builder.enumType('TradeState', { values: TRADE_STATES })

const Side = builder.objectRef<TradeOffer>('TradeSide').implement({
  fields: (t) => ({
    dogId: t.exposeInt('dog'),
    things: t.field({
      type: [ThingType],
      resolve: ({ things }, _args, { db }) =>
        thingsByIds(
          db,
          things.map(({ id }) => id),
        ),
    }),
    bones: t.exposeInt('bones'),
    hasAgreed: t.exposeBoolean('yes'),
  }),
})

const Trade = builder.objectRef<TradeRow>('Trade').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    ver: t.exposeInt('ver', { description: 'Counts the changes. Agreement is given to one version.' }),
    state: t.field({ type: State, resolve: ({ state }) => state }),
    opensAt: t.string({
      description: 'From when the offers can be agreed to, ISO 8601 in UTC.',
      resolve: ({ changedAt }) => isoTime(changedAt + TRADE_LOOK_MS),
    }),
    sides: t.field({
      type: [Side],
      description: 'The two sides; the one that began the trade first.',
      resolve: ({ a, b }) => [a, b],
    }),
  }),
})

const ThingRef = builder.inputType('ThingRef', { fields: (t) => ({ id: t.int(), ver: t.int() }) })

/** Two dogs exchange things and bones. */
export function addTrades() {
  const wordArgs = builder.args((t) => ({ tradeId: t.string(), ver: t.int() }))

  builder.queryField('trade', (t) =>
    t.field({
      type: Trade,
      nullable: true,
      description: 'The present trade of the own dog, or the trade with this id if the dog took part in it; else null.',
      args: { dogId: t.arg.int(), id: t.arg.string({ required: false }) },
      resolve: async (_root, { dogId, id }, context) => {
        await requireOwn(context, dogId)
        const tradeId = id ?? (await openTradeOf(context.db, dogId))
        return tradeId === null ? null : tradeOf(context.db, { tradeId, dog: dogId })
      },
    }),
  )

  builder.mutationField('proposeTrade', (t) =>
    t.string({
      description: 'Begins a trade with a dog nearby; returns its id.',
      args: { ...ACTOR_ARGS, withDogId: t.arg.int() },
      resolve: async (_root, { withDogId, ...by }, context) => {
        const { tradeId } = doneOr(await proposeTrade(context.db, actorOf(context, by), withDogId), context)
        await spread(context, [{ type: 'nudge', dog: withDogId, about: 'trade' }])
        return tradeId
      },
    }),
  )

  builder.mutationField('offerInTrade', (t) =>
    t.int({
      description: 'Replaces the offer of the own dog by these things (nine at most) and bones; returns the version.',
      args: { ...ACTOR_ARGS, ...wordArgs, things: t.arg({ type: [ThingRef] }), bones: t.arg.int() },
      resolve: async (_root, { tradeId, ver, things, bones, ...by }, context) => {
        if (things.length > TRADE_THINGS_MAX || new Set(things.map(({ id }) => id)).size < things.length)
          throw badInput(`things: ${TRADE_THINGS_MAX} at most, each once`)
        if (bones < 0 || bones > BONES_MAX) throw badInput(`bones: 0 to ${BONES_MAX}`)
        const said = { tradeId, ver, things, bones }
        const answer = doneOr(await offer(context.db, actorOf(context, by), said), context)
        await tellOther(context, { tradeId, dog: by.dogId })
        return answer.ver
      },
    }),
  )

  builder.mutationField('agreeToTrade', (t) =>
    t.boolean({
      description: 'Agrees to a version; true if the other side has agreed and the things have changed hands.',
      args: { ...ACTOR_ARGS, ...wordArgs },
      resolve: async (_root, { tradeId, ver, ...by }, context) => {
        const answer = await agree(context.db, actorOf(context, by), { tradeId, ver })
        // The other side is told after a refusal, too, because both must look again.
        await tellOther(context, { tradeId, dog: by.dogId })
        return doneOr(answer, context).done
      },
    }),
  )

  builder.mutationField('leaveTrade', (t) =>
    t.boolean({
      description: 'Ends an open trade; false if there is none.',
      args: { dogId: t.arg.int(), tradeId: t.arg.string() },
      resolve: async (_root, { dogId, tradeId }, context) => {
        await requireOwn(context, dogId)
        const hasLeft = await leaveTrade(context.db, { tradeId, dog: dogId })
        if (hasLeft) await tellOther(context, { tradeId, dog: dogId })
        return hasLeft
      },
    }),
  )
}

/** Tells the other side to fetch the trade again. After an executed trade all pages are told what the two wear. */
async function tellOther(context: GraphQLContext, { tradeId, dog }: { tradeId: string; dog: number }): Promise<void> {
  const known = await tradeOf(context.db, { tradeId, dog })
  if (!known) return
  const sides = [known.a.dog, known.b.dog]
  const news = sides.flatMap((side): Written[] => (side === dog ? [] : [{ type: 'nudge', dog: side, about: 'trade' }]))
  const done =
    known.state !== 'done'
      ? []
      : sides.flatMap((side): Written[] => [
          { type: 'dressed', dog: side },
          { type: 'nudge', dog: side, about: 'bag' },
        ])
  await spread(context, [...news, ...done])
}

async function requireOwn(context: GraphQLContext, dogId: number): Promise<void> {
  const { userId } = requireViewer(context)
  if (!(await run(dogOf(context.db, { dogId, userId })))) throw refused('not-your-dog', context.language)
}
