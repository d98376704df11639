import * as v from 'valibot'
import type { Membership } from '#durable/rules/users/support.ts'

/** A Patreon account, and its membership of our campaign; null without one. */
export type Account = { id: string; member: Membership | null }

// Patreon sends more than its documentation names, and we ask for little of it: unknown fields are ignored, and a missing
// one that we need is refused.
const Secret = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))
const Token = v.object({ access_token: Secret })
const Pair = v.object({ access_token: Secret, refresh_token: Secret })

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

/** A member as the campaign sees it: with its account. */
const Listed = v.object({
  ...Member.entries,
  relationships: v.object({
    ...Member.entries.relationships.entries,
    user: v.object({ data: v.object({ id: Id }) }),
  }),
})

const Page = v.object({
  data: v.array(Listed),
  meta: v.object({
    pagination: v.object({ cursors: v.nullish(v.object({ next: v.nullish(v.string(), null) }), null) }),
  }),
})

const Hook = v.object({ id: Id, attributes: v.object({ uri: v.string(), secret: Secret }) })

const HookBody = v.object({
  data: v.object({
    type: v.literal('member'),
    id: Id,
    relationships: v.object({
      campaign: v.object({ data: v.object({ id: Id }) }),
      user: v.optional(One),
      patron: v.optional(One),
    }),
  }),
})

const Limited = v.object({
  errors: v.array(v.object({ retry_after_seconds: v.optional(v.pipe(v.number(), v.finite()), 0) })),
})

/** Whoever asks us to wait for longer than this is not believed, s. */
const RETRY_MAX_S = 3600

const Identity = v.object({
  data: v.object({ id: Id, type: v.literal('user') }),
  included: v.optional(v.array(v.looseObject({ type: v.string() })), []),
})

/** The keys to an account: one opens it, the other one renews both, once. */
export type KeyPair = { access: string; refresh: string }

/** A member of our campaign with the id of its account. */
export type ListedMember = { patreonUser: string; membership: Membership }

/** A part of the list of members, and where the next one begins; null at the end. */
export type MembersPage = { members: readonly ListedMember[]; next: string | null }

/** A webhook, the address that it tells, and the secret by which its hooks are signed. */
export type MadeHook = { id: string; uri: string; secret: string }

/** Whom a hook is about. */
export type HookAbout = { campaign: string; member: string; patreonUser: string | null }

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

/** The pair of tokens in an answer; null if there is none. */
export function pairIn(answer: unknown): KeyPair | null {
  const pair = v.safeParse(Pair, answer)
  return pair.success ? { access: pair.output.access_token, refresh: pair.output.refresh_token } : null
}

/** The ids of campaigns in an answer; null if it is no list of them. */
export function campaignsIn(answer: unknown): string[] | null {
  const many = v.safeParse(Many, answer)
  return many.success ? many.output.data.map(({ id }) => id) : null
}

/** The member in an answer; null if it is none, or one of another campaign. */
export function memberIn(answer: unknown, campaign: string): ListedMember | null {
  const one = v.safeParse(v.object({ data: Listed }), answer)
  if (!one.success || one.output.data.relationships.campaign.data?.id !== campaign) return null
  return listed(one.output.data)
}

/** A page of the list of members; null if it is none, or if any of them cannot be read or is one of another campaign. */
export function membersIn(answer: unknown, campaign: string): MembersPage | null {
  const page = v.safeParse(Page, answer)
  if (!page.success) return null
  const { data, meta } = page.output
  if (data.some(({ relationships }) => relationships.campaign.data?.id !== campaign)) return null
  return { members: data.map(listed), next: meta.pagination.cursors?.next ?? null }
}

/** The webhooks in an answer; null if it is no list of them. */
export function hooksIn(answer: unknown): MadeHook[] | null {
  const many = v.safeParse(v.object({ data: v.array(Hook) }), answer)
  return many.success ? many.output.data.map(madeHook) : null
}

/** The webhook in an answer; null if it is none. */
export function hookIn(answer: unknown): MadeHook | null {
  const one = v.safeParse(v.object({ data: Hook }), answer)
  return one.success ? madeHook(one.output.data) : null
}

/** For how long Patreon wants to be left alone, ms: an hour at most; 0 if it does not say. */
export function retryAfterIn(answer: unknown): number {
  const errors = v.safeParse(Limited, answer)
  if (!errors.success) return 0
  const seconds = errors.output.errors.map((error) => error.retry_after_seconds)
  return 1000 * Math.min(Math.max(0, ...seconds), RETRY_MAX_S)
}

/** Whom the body of a hook is about; null if that cannot be read. Nothing else of it is believed. */
export function hookAboutIn(body: unknown): HookAbout | null {
  const hook = v.safeParse(HookBody, body)
  if (!hook.success) return null
  const { id, relationships } = hook.output.data
  // What the documentation of one version calls the patron is the user in another one.
  const account = relationships.user?.data ?? relationships.patron?.data
  return { campaign: relationships.campaign.data.id, member: id, patreonUser: account?.id ?? null }
}

function madeHook({ id, attributes: { uri, secret } }: v.InferOutput<typeof Hook>): MadeHook {
  return { id, uri, secret }
}

function listed(member: v.InferOutput<typeof Listed>): ListedMember {
  return { patreonUser: member.relationships.user.data.id, membership: membershipOf(member) }
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
