import * as v from 'valibot'
import type { Membership } from '#durable/rules/users/support.ts'

/** A Patreon account, and its membership of our campaign; null without one. */
export type Account = { id: string; member: Membership | null }

// Patreon sends more than its documentation names, and we ask for little of it: unknown fields are ignored, and a missing
// one that we need is refused.
const Token = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) })

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const One = v.object({ data: v.nullish(v.object({ id: Id })) })
const Many = v.object({ data: v.array(v.object({ id: Id })) })

const Member = v.object({
  type: v.literal('member'),
  id: Id,
  attributes: v.object({
    patron_status: v.nullish(v.string(), null),
    last_charge_status: v.nullish(v.string(), null),
    pledge_relationship_start: v.nullish(v.string(), null),
    currently_entitled_amount_cents: v.nullish(v.number(), 0),
  }),
  relationships: v.object({ campaign: One, currently_entitled_tiers: v.optional(Many, { data: [] }) }),
})

const Identity = v.object({
  data: v.object({ id: Id, type: v.literal('user') }),
  included: v.optional(v.array(v.looseObject({ type: v.string() })), []),
})

/** The access token in an answer; null if it is none. */
export function tokenIn(answer: unknown): string | null {
  const token = v.safeParse(Token, answer)
  return token.success ? token.output.access_token : null
}

/**
 * The account in an answer about an identity; null if it is none. Members of other campaigns are passed over; a member
 * without a campaign is unreadable, so that nobody is taken for a supporter of ours by mistake.
 */
export function accountIn(answer: unknown, campaign: string): Account | null {
  const identity = v.safeParse(Identity, answer)
  if (!identity.success) return null
  const members = identity.output.included.filter(({ type }) => type === 'member')
  const read = members.map((one) => v.safeParse(Member, one))
  if (read.some(({ success }) => !success)) return null
  const own = read.find((one) => one.success && one.output.relationships.campaign.data?.id === campaign)
  return { id: identity.output.data.id, member: own?.success ? membershipOf(own.output) : null }
}

function membershipOf({ id, attributes, relationships }: v.InferOutput<typeof Member>): Membership {
  const started = Date.parse(attributes.pledge_relationship_start ?? '')
  return {
    id,
    status: attributes.patron_status,
    charge: attributes.last_charge_status,
    since: Number.isNaN(started) ? null : started,
    cents: attributes.currently_entitled_amount_cents,
    tiers: relationships.currently_entitled_tiers.data.map((tier) => tier.id),
  }
}
