import { TIERS } from '#durable/rules/roles.ts'
import type { Heart, Tier } from '#durable/rules/roles.ts'

/**
 * A membership of our campaign as the platform tells it. `since` is epoch ms, `tiers` are ids of the platform's, `cents` is what
 * the member is entitled to for money.
 */
export type Membership = {
  id: string
  status: string | null
  charge: string | null
  since: number | null
  cents: number
  tiers: readonly string[]
}

/** For how long a supporter keeps the tier after a payment was declined. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000

/** Charges after which nothing is owed to the supporter any more. */
const TAKEN_BACK: readonly (string | null)[] = ['Refunded', 'Fraud', 'Deleted']

/** What a membership amounts to: the tier, since when without a break, and when it ends by itself; epoch ms. */
export type SupportStanding = { tier: Tier; since: number; until: number | null }

/**
 * [SU6] The standing that follows from what Patreon says of a member; null is no membership. What the member is entitled to
 * decides, and not whether they pay: gifts, trials and cancelled memberships that are paid for count. `tiers` maps the
 * ids of Patreon's tiers to ours; who pays for none of these is Bronze. `before` is the standing until now.
 */
export function supportBy(
  member: Membership | null,
  { tiers, before, now }: { tiers: ReadonlyMap<string, Heart>; before: SupportStanding | null; now: number },
): SupportStanding {
  const had = before !== null && before.tier !== 'Inactive' ? before : null
  const since = had?.since ?? member?.since ?? now
  const none: SupportStanding = { tier: 'Inactive', since, until: null }
  if (member === null || TAKEN_BACK.includes(member.charge)) return none
  const tier = highestOf(member, tiers)
  if (member.status !== 'declined_patron') return tier === null ? none : { tier, since, until: null }
  const until = Math.min(had?.until ?? Infinity, now + GRACE_MS)
  const kept = had?.tier ?? tier
  return kept === null || until <= now ? none : { tier: kept, since, until }
}

/** The highest of our tiers that the member is entitled to; Bronze for an amount without one, null for nothing. */
function highestOf({ tiers: entitled, cents }: Membership, tiers: ReadonlyMap<string, Heart>): Heart | null {
  const ours = entitled.flatMap((id) => tiers.get(id) ?? [])
  const highest = ours.toSorted((one, other) => TIERS.indexOf(other) - TIERS.indexOf(one))[0]
  return highest ?? (cents > 0 ? 'Bronze' : null)
}
