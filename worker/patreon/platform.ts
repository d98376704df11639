import { HEARTS } from '#durable/rules/roles.ts'
import type { Heart } from '#durable/rules/roles.ts'
import type { Env } from '#worker/env.ts'
import { VERSION } from '#worker/version.ts'
import { accountIn, tokenIn } from './published.ts'
import type { Account } from './published.ts'
import { standInPlatform } from './stand-in.ts'

/** What stands for the platform in a local park: it answers in this process, at this path of our own origin. */
export const STAND_IN = '/local-platform'

/** How long Patreon may take for one answer, ms. */
const ANSWER_WITHIN_MS = 10_000

const MEMBER_FIELDS = [
  'patron_status',
  'last_charge_status',
  'pledge_relationship_start',
  'currently_entitled_amount_cents',
].join()

/** Patreon, or its stand-in. `campaign` is the id of ours, and `tiers` maps the ids of its tiers to ours. */
export type Platform = {
  campaign: string
  tiers: ReadonlyMap<string, Heart>
  /** Where the browser is sent to. `redirect` is our address that it comes back to. */
  askAt: (asked: { redirect: string; state: string; challenge: string }) => string
  /** The account behind a code, which is good for one try. The token is used for this one question, and forgotten. */
  accountBy: (proof: { code: string; verifier: string; redirect: string }) => Promise<Account | 'platform-silent'>
}

type Settings = Pick<
  Env,
  'PATREON_ORIGIN' | 'PATREON_CLIENT_ID' | 'PATREON_CLIENT_SECRET' | 'PATREON_CAMPAIGN' | 'PATREON_TIERS'
>

/** The platform of a park; null where it is not set up. `origin` is our own. */
export function platformOf(env: Settings, origin: string): Platform | null {
  const { PATREON_ORIGIN: at = '', PATREON_CLIENT_ID: client = '', PATREON_CLIENT_SECRET: secret = '' } = env
  const { PATREON_CAMPAIGN: campaign = '' } = env
  if (at === '' || client === '' || secret === '' || campaign === '') return null
  const base = at === STAND_IN ? `${origin}${STAND_IN}` : at
  const ask = at === STAND_IN ? (request: Request) => standInPlatform.fetch(pathWithin(request)) : fetch
  return {
    campaign,
    tiers: tiersOf(env.PATREON_TIERS ?? ''),
    askAt: ({ redirect, state, challenge }) =>
      `${base}/oauth2/authorize?${queryOf({
        response_type: 'code',
        client_id: client,
        redirect_uri: redirect,
        scope: 'identity',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}`,
    accountBy: async ({ code, verifier, redirect }) => {
      const headers = { 'user-agent': `Voffpark/${VERSION} (+${origin})` }
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        ...{ code, client_id: client, client_secret: secret, redirect_uri: redirect, code_verifier: verifier },
      })
      const token = tokenIn(
        await jsonOf(ask, new Request(`${base}/api/oauth2/token`, { method: 'POST', body, headers })),
      )
      if (token === null) return 'platform-silent'
      const query = queryOf({
        include: 'memberships,memberships.campaign,memberships.currently_entitled_tiers',
        'fields[member]': MEMBER_FIELDS,
      })
      const authorized = { ...headers, authorization: `Bearer ${token}` }
      const identity = new Request(`${base}/api/oauth2/v2/identity?${query}`, { headers: authorized })
      return accountIn(await jsonOf(ask, identity), campaign) ?? 'platform-silent'
    },
  }
}

/** "101:Gold 102:Silver"; a pair that names no tier of ours is left out. */
function tiersOf(setting: string): Map<string, Heart> {
  const pairs = setting.split(/\s+/).map((pair) => pair.split(':'))
  return new Map(
    pairs.flatMap(([id = '', name]) => {
      const heart = HEARTS.find((known) => known === name)
      return heart && id !== '' ? [[id, heart] as const] : []
    }),
  )
}

function queryOf(parts: Record<string, string>): string {
  return new URLSearchParams(parts).toString()
}

/** The JSON of a good answer; null for all others, for none in time, and for what is no JSON. */
async function jsonOf(ask: (request: Request) => Response | Promise<Response>, request: Request): Promise<unknown> {
  try {
    const answer = await ask(new Request(request, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }))
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

/** The stand-in is asked by the paths of the platform. */
function pathWithin(request: Request): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(STAND_IN.length)
  return new Request(url, request)
}
