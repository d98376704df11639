import { queryOf } from './asking.ts'
import type { Asker, PlatformAnswer } from './asking.ts'
import { campaignsIn, hookIn, hooksIn, memberIn, membersIn, retryAfterIn } from './published.ts'
import type { ListedMember, MadeHook, MembersPage } from './published.ts'

/** The fields of a member that we ask for: none comes that is not named. */
export const MEMBER_FIELDS = [
  'patron_status',
  'last_charge_status',
  'pledge_relationship_start',
  'currently_entitled_amount_cents',
].join()

/** The most members that Patreon lists at once. */
const PAGE_MEMBERS = 500

/** What Patreon tells us by hooks: all that may change a member's tier. */
const TRIGGERS = ['members', 'members:pledge'].flatMap((noun) =>
  ['create', 'update', 'delete'].map((verb) => `${noun}:${verb}`),
)

/**
 * A question about the campaign that was not answered: the key is not good (any more), or Patreon is silent and wants to be
 * left alone for so long, ms; 0 if it does not say.
 */
export type Unanswered = { unanswered: 'key' | 'silent'; waitMs: number }

/** What is asked with the access token of the campaign. */
export type CampaignQuestions = {
  /** The ids of the campaigns that the key opens. */
  campaigns: (access: string) => Promise<readonly string[] | Unanswered>
  /** A member by its id; null if there is none. */
  member: (access: string, id: string) => Promise<ListedMember | null | Unanswered>
  /** A page of the list of members, from a cursor on; null for the first page. */
  members: (access: string, cursor: string | null) => Promise<MembersPage | Unanswered>
  /** The webhook that tells this address; made anew if there is none. */
  hookTo: (access: string, uri: string) => Promise<MadeHook | Unanswered>
  /** Wakes the webhook if it was paused, which Patreon does to one that fails. */
  wakeHook: (access: string, id: string) => Promise<void>
}

export function isUnanswered(answer: unknown): answer is Unanswered {
  return typeof answer === 'object' && answer !== null && 'unanswered' in answer
}

export function campaignQuestions({ ask }: Asker, campaign: string): CampaignQuestions {
  const about = (access: string, path: string, init: RequestInit = {}) =>
    ask(`/api/oauth2/v2${path}`, { ...init, headers: withKey(init.headers, access) })
  const sent = (method: string, data: object): RequestInit => ({
    method,
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json' },
  })
  const asked = queryOf({ include: 'currently_entitled_tiers,user,campaign', 'fields[member]': MEMBER_FIELDS })
  return {
    campaigns: async (access) => readBy(campaignsIn, await about(access, '/campaigns')),

    member: async (access, id) => {
      const answer = await about(access, `/members/${encodeURIComponent(id)}?${asked}`)
      return answer.status === 404 ? null : readBy((json) => memberIn(json, campaign), answer)
    },

    members: async (access, cursor) => {
      const page = { 'page[count]': String(PAGE_MEMBERS), ...(cursor === null ? {} : { 'page[cursor]': cursor }) }
      const path = `/campaigns/${encodeURIComponent(campaign)}/members?${asked}&${queryOf(page)}`
      return readBy((json) => membersIn(json, campaign), await about(access, path))
    },

    hookTo: async (access, uri) => {
      const fields = queryOf({ 'fields[webhook]': 'uri,secret' })
      const known = readBy(hooksIn, await about(access, `/webhooks?${fields}`))
      if (isUnanswered(known)) return known
      const ours = known.find((hook) => hook.uri === uri)
      if (ours) return ours
      const attributes = { triggers: TRIGGERS, uri }
      const relationships = { campaign: { data: { type: 'campaign', id: campaign } } }
      return readBy(
        hookIn,
        await about(access, `/webhooks?${fields}`, sent('POST', { type: 'webhook', attributes, relationships })),
      )
    },

    wakeHook: async (access, id) => {
      // The documentation names the field in two ways.
      const attributes = { paused: false, is_paused: false }
      await about(access, `/webhooks/${encodeURIComponent(id)}`, sent('PATCH', { id, type: 'webhook', attributes }))
    },
  }
}

function withKey(given: HeadersInit | undefined, access: string): Headers {
  const headers = new Headers(given)
  headers.set('authorization', `Bearer ${access}`)
  return headers
}

function readBy<Read>(read: (json: unknown) => Read | null, { status, json }: PlatformAnswer): Read | Unanswered {
  if (status === 401) return { unanswered: 'key', waitMs: 0 }
  const isGood = status >= 200 && status < 300
  return (isGood ? read(json) : null) ?? { unanswered: 'silent', waitMs: status === 429 ? retryAfterIn(json) : 0 }
}
