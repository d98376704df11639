import { TIERS, isSupporter } from '#durable/rules/roles.ts'
import type { Tier } from '#durable/rules/roles.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { refused } from '#worker/refusals.ts'
import { latestSupporters, monthsOfSupport, showSupport, supportOf } from './supporters-db.ts'
import type { OwnSupport } from './supporters-db.ts'
import { tellHeart } from './telling.ts'

const PatreonTier = builder.enumType('PatreonTier', { values: TIERS })

const PatreonSubscription = builder.objectRef<{ tier: Tier }>('PatreonSubscription').implement({
  fields: (t) => ({
    tier: t.expose('tier', { type: PatreonTier }),
    isActive: t.boolean({ resolve: ({ tier }) => isSupporter(tier) }),
  }),
})

const SupporterLink = builder.objectRef<OwnSupport>('SupporterLink').implement({
  description: "A supporter's own support of the park.",
  fields: (t) => ({
    tier: t.expose('tier', { type: PatreonTier }),
    since: t.string({ description: 'ISO 8601 in UTC.', resolve: ({ since }) => isoTime(since) }),
    months: t.int({
      description: 'Months of support without a break, the present one included.',
      resolve: ({ since }, _args, { now }) => monthsOfSupport(since, now),
    }),
    until: t.string({
      nullable: true,
      description:
        'When it ends although nothing else is heard, ISO 8601 in UTC; null where it does not end by itself.',
      resolve: ({ until }) => (until === null ? null : isoTime(until)),
    }),
    shown: t.exposeBoolean('shown', { description: 'Whether the start page may show the username and the dogs.' }),
    heart: t.exposeBoolean('heart', { description: 'Whether others see the heart.' }),
    heartsDogId: t.int({
      nullable: true,
      description: 'The dog that is lent the supporter hearts.',
      resolve: ({ heartsDog }) => heartsDog,
    }),
    isWaiting: t.exposeBoolean('isWaiting', { description: 'Whether that dog has no room for them yet.' }),
    lookedAt: t.string({
      nullable: true,
      description: 'When Patreon last told us, ISO 8601 in UTC; null where no account is connected.',
      resolve: ({ lookedAt }) => (lookedAt === null ? null : isoTime(lookedAt)),
    }),
    isListed: t.exposeBoolean('isListed', { description: 'Whether the park itself asks Patreon each night.' }),
  }),
})

/** Supporters of the park. */
export function addSupporters() {
  builder.queryField('patreonSubscription', (t) =>
    t.field({
      type: PatreonSubscription,
      nullable: true,
      resolve: (_root, _args, { viewer }) => viewer && { tier: viewer.tier ?? 'Inactive' },
    }),
  )

  builder.queryField('supporterLink', (t) =>
    t.field({
      type: SupporterLink,
      nullable: true,
      description: "The viewer's support; null for who has never supported the park.",
      resolve: (_root, _args, { db, viewer }) => viewer && supportOf(db, viewer.userId),
    }),
  )

  builder.mutationField('setSupporterShown', (t) =>
    t.boolean({
      description: 'What others may see of the support. What is left out stays as it is.',
      args: {
        shown: t.arg.boolean({ required: false, description: 'The username and the dogs, on the start page.' }),
        heart: t.arg.boolean({ required: false, description: "The heart after the names of the viewer's dogs." }),
      },
      resolve: async (_root, { shown = null, heart = null }, context) => {
        const { userId } = requireViewer(context)
        const isDone = await showSupport(context.db, userId, { shown, heart })
        if (!isDone) throw refused('supporters-only', context.language)
        await tellHeart(context, userId)
        return true
      },
    }),
  )

  builder.queryField('latestPatreonSubscribers', (t) =>
    t.stringList({
      description: 'Usernames of the newest supporters, newest first, ten at most.',
      resolve: (_root, _args, { db }) => latestSupporters(db),
    }),
  )
}
