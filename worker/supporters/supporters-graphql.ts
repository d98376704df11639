import { TIERS, isSupporter } from '#durable/rules/roles.ts'
import type { Tier } from '#durable/rules/roles.ts'
import { builder } from '#worker/graphql/builder.ts'
import { latestSupporters } from './supporters-db.ts'

const PatreonTier = builder.enumType('PatreonTier', { values: TIERS })

const PatreonSubscription = builder.objectRef<{ tier: Tier }>('PatreonSubscription').implement({
  fields: (t) => ({
    tier: t.expose('tier', { type: PatreonTier }),
    isActive: t.boolean({ resolve: ({ tier }) => isSupporter(tier) }),
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

  builder.queryField('latestPatreonSubscribers', (t) =>
    t.stringList({
      description: 'Usernames of the newest supporters, newest first, ten at most.',
      resolve: (_root, _args, { db }) => latestSupporters(db),
    }),
  )
}
