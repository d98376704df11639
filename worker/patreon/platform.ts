import { HEARTS } from '#durable/rules/roles.ts'
import type { Heart } from '#durable/rules/roles.ts'
import type { AttemptKind } from '#worker/db/schema/patreon.ts'
import type { Env } from '#worker/env.ts'
import { platformAsker, queryOf } from './asking.ts'
import { campaignQuestions, MEMBER_FIELDS } from './campaign-questions.ts'
import type { CampaignQuestions } from './campaign-questions.ts'
import { accountIn, pairIn, tokenIn } from './published.ts'
import type { Account, KeyPair } from './published.ts'

/** What a connection asks for. Of supporters neither name nor e-mail. */
const SCOPES: Record<AttemptKind, string> = {
  supporter: 'identity',
  campaign: 'identity campaigns campaigns.members w:campaigns.webhook',
}

/** A code of the platform, which is good for one try, with what proves that it was made for us. */
export type CodeProof = { code: string; verifier: string; redirect: string }

/** Patreon, or its stand-in. `campaign` is the id of ours, and `tiers` maps the ids of its tiers to ours. */
export type Platform = {
  campaign: string
  tiers: ReadonlyMap<string, Heart>
  /** Where the browser is sent to. `redirect` is our address that it comes back to. */
  askAt: (asked: { kind: AttemptKind; redirect: string; state: string; challenge: string }) => string
  /** The account behind a code. The token is used for this one question, and forgotten. */
  accountBy: (proof: CodeProof) => Promise<Account | 'platform-silent'>
  /** The keys to the campaign behind a code. */
  keysBy: (proof: CodeProof) => Promise<KeyPair | 'platform-silent'>
  /** A new pair of keys for the refresh token of the old one, which is dead from then on; 'lost' if it was so before. */
  renewed: (refresh: string) => Promise<KeyPair | 'lost' | 'platform-silent'>
  ofCampaign: CampaignQuestions
}

export type PlatformEnv = Pick<
  Env,
  | 'CONTACT_ADDRESS'
  | 'PATREON_ORIGIN'
  | 'PATREON_CLIENT_ID'
  | 'PATREON_CLIENT_SECRET'
  | 'PATREON_CAMPAIGN'
  | 'PATREON_TIERS'
>

/** The platform of a park; null where it is not set up. `origin` is our own, '' where nothing tells it. */
export function platformOf(env: PlatformEnv, origin: string): Platform | null {
  const { PATREON_ORIGIN: address = '', PATREON_CLIENT_ID: client = '', PATREON_CLIENT_SECRET: secret = '' } = env
  const { PATREON_CAMPAIGN: campaign = '' } = env
  if (address === '' || client === '' || secret === '' || campaign === '') return null
  const asker = platformAsker(env, origin)
  const tokenFor = (grant: Record<string, string>) =>
    asker.ask('/api/oauth2/token', {
      method: 'POST',
      body: new URLSearchParams({ ...grant, client_id: client, client_secret: secret }),
    })
  const tokenBy = ({ code, verifier, redirect }: CodeProof) =>
    tokenFor({ grant_type: 'authorization_code', code, redirect_uri: redirect, code_verifier: verifier })
  return {
    campaign,
    tiers: tiersOf(env.PATREON_TIERS ?? ''),
    askAt: ({ kind, redirect, state, challenge }) =>
      asker.at(
        `/oauth2/authorize?${queryOf({
          response_type: 'code',
          client_id: client,
          redirect_uri: redirect,
          scope: SCOPES[kind],
          state,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        })}`,
      ),
    accountBy: async (proof) => {
      const token = tokenIn(good(await tokenBy(proof)))
      if (token === null) return 'platform-silent'
      const query = queryOf({
        include: 'memberships,memberships.campaign,memberships.currently_entitled_tiers',
        'fields[member]': MEMBER_FIELDS,
      })
      const headers = { authorization: `Bearer ${token}` }
      const answer = await asker.ask(`/api/oauth2/v2/identity?${query}`, { headers })
      return accountIn(good(answer), campaign) ?? 'platform-silent'
    },
    keysBy: async (proof) => pairIn(good(await tokenBy(proof))) ?? 'platform-silent',
    renewed: async (refresh) => {
      const answer = await tokenFor({ grant_type: 'refresh_token', refresh_token: refresh })
      return pairIn(good(answer)) ?? (isDead(answer) ? 'lost' : 'platform-silent')
    },
    ofCampaign: campaignQuestions(asker, campaign),
  }
}

/** The JSON of a good answer; null for all others. */
function good({ status, json }: { status: number; json: unknown }): unknown {
  return status >= 200 && status < 300 ? json : null
}

/** Whether the platform says that the refresh token is good for nothing (RFC 6749, 5.2), and not that it is ill itself. */
function isDead({ status, json }: { status: number; json: unknown }): boolean {
  const isRefused = status === 400 || status === 401
  return isRefused && typeof json === 'object' && json !== null && 'error' in json && json.error === 'invalid_grant'
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
