import { HEARTS } from '#durable/rules/roles.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { requireRate } from '#worker/graphql/errors.ts'
import { hashOf } from '#worker/hash.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { tellHeart } from '#worker/supporters/telling.ts'
import { supportEnded } from './ending.ts'
import { dropLink, finishLink, freeAtOf } from './linking-db.ts'
import type { Found } from './linking-db.ts'
import { foundFor, startLink } from './linking.ts'
import { LOOKS, lookAt } from './looking.ts'
import { platformOf } from './platform.ts'

const FoundSupport = builder.objectRef<Found>('FoundSupport').implement({
  description: 'What Patreon says of an account that is about to be connected.',
  fields: (t) => ({
    tier: t.string({
      nullable: true,
      description: `One of ${HEARTS.join(', ')}; null for an account that does not support the park.`,
      resolve: ({ standing }) => (standing.tier === 'Inactive' ? null : standing.tier),
    }),
    since: t.string({ description: 'ISO 8601 in UTC.', resolve: ({ standing }) => isoTime(standing.since) }),
  }),
})

const SupportLook = builder.enumType('SupportLook', { values: LOOKS })

/** Connecting an account with Patreon, looking at it again, and disconnecting it. */
export function addPatreon() {
  builder.mutationField('startPatreonLink', (t) =>
    t.string({
      description: 'A code for /api/patreon/auth?code=, good for ten minutes and one use.',
      resolve: async (_root, _args, context) => {
        const { userId } = requireViewer(context)
        if (!platformOf(context.env, '')) throw badInput('Patreon is not set up here')
        await requireRate(context, 'SUPPORT_BRAKE', userId)
        return startLink(context.db, { userId, now: context.now })
      },
    }),
  )

  builder.queryField('foundPatreonLink', (t) =>
    t.field({
      type: FoundSupport,
      nullable: true,
      description: "What was found for the viewer by the code of the page's address; null for any other code.",
      args: { code: t.arg.string() },
      resolve: (_root, { code }, { db, viewer, now }) => viewer && foundFor(db, { code, userId: viewer.userId, now }),
    }),
  )

  builder.mutationField('finishPatreonLink', (t) =>
    t.boolean({
      description: 'Connects the account that was found, for the viewer who has begun it.',
      args: { code: t.arg.string(), shown: t.arg.boolean(), heart: t.arg.boolean() },
      resolve: async (_root, { code, shown, heart }, context) => {
        const { db, language, now } = context
        const { userId } = requireViewer(context)
        const finishHash = await hashOf(code)
        const found = await foundFor(db, { code, userId, now })
        const done = await finishLink(db, { finishHash, userId, now, shown, heart })
        if (typeof done === 'string') {
          const freeAt = done === 'linked-lately' && found ? await freeAtOf(db, found.patreonUser) : null
          throw refused(done, language, freeAt === null ? null : freeAt - now)
        }
        await tellHeart(context, userId)
        return true
      },
    }),
  )

  builder.mutationField('lookAtMySupport', (t) =>
    t.field({
      type: SupportLook,
      description: 'Has Patreon asked again for the viewer, once a minute at most.',
      resolve: async (_root, _args, context) => {
        const { userId } = requireViewer(context)
        await requireRate(context, 'SUPPORT_BRAKE', userId)
        return lookAt(context, { userId, now: context.now })
      },
    }),
  )

  builder.mutationField('disconnectPatreon', (t) =>
    t.boolean({
      description: 'Ends the connection and the support that it has brought; not the payments. False without one.',
      resolve: async (_root, _args, context) => {
        const { userId } = requireViewer(context)
        const isDone = await dropLink(context.db, { userId, now: context.now })
        if (isDone) await supportEnded(context, { userId, now: context.now })
        return isDone
      },
    }),
  )
}
