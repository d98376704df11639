import type { Db } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { log } from '#worker/log.ts'
import { sealKeysOf } from '#worker/sealing.ts'
import type { Seal, SealPlace } from '#worker/sealing.ts'
import { campaignRow, distrust, endRenewal, keepCampaign, mayKeepSupporters, takeRenewal } from './campaign-db.ts'
import type { CampaignRow } from './campaign-db.ts'
import { isUnanswered } from './campaign-questions.ts'
import type { Unanswered } from './campaign-questions.ts'
import type { CodeProof, Platform } from './platform.ts'
import type { KeyPair } from './published.ts'

/** Where the boxes of the campaign are. */
const KEYS_PLACE: SealPlace = { table: 'patreon_campaign', column: 'sealed', row: '1' }
const SECRET_PLACE: SealPlace = { table: 'patreon_campaign', column: 'sealed_secret', row: '1' }

/** Where Patreon sends its hooks. */
export const HOOK_PATH = '/api/patreon/webhook'

/** How connecting the campaign has ended. */
export type CampaignConnection =
  | 'connected'
  | 'said-no'
  | 'not-allowed'
  | 'not-sealed'
  | 'other-campaign'
  | 'platform-silent'

type SealEnv = Pick<Env, 'SEAL_KEYS'>

/**
 * [SU8] Connects our campaign by the code of its owner, for an administrator who has begun it. The keys are stored sealed,
 * and Patreon is asked for hooks; a park without them has the nightly list.
 */
export async function connectCampaign(
  { env, db }: { env: SealEnv; db: Db },
  platform: Platform,
  { proof, origin, userId, now }: { proof: CodeProof; origin: string; userId: number; now: number },
): Promise<CampaignConnection> {
  if (!(await mayKeepSupporters(db, userId))) return 'not-allowed'
  const seal = await sealKeysOf(env)
  if (!seal) return 'not-sealed'
  const pair = await platform.keysBy(proof)
  if (pair === 'platform-silent') return pair
  const campaigns = await platform.ofCampaign.campaigns(pair.access)
  if (isUnanswered(campaigns)) return 'platform-silent'
  if (!campaigns.includes(platform.campaign)) return 'other-campaign'
  const made = await platform.ofCampaign.hookTo(pair.access, origin + HOOK_PATH)
  const hook = isUnanswered(made) ? null : made
  const campaign = {
    campaign: platform.campaign,
    sealed: await sealedPair(seal, pair),
    hook: hook?.id ?? null,
    sealedSecret: hook && (await seal.seal(hook.secret, SECRET_PLACE)),
  }
  await keepCampaign(db, campaign, { by: userId, now })
  return 'connected'
}

/** A park whose campaign is asked about. */
export type AskingPark = { env: SealEnv; db: Db; platform: Platform; now: number }

const NOT_NOW: Unanswered = { unanswered: 'silent', waitMs: 0 }

/**
 * Asks something with the key of the campaign, which is renewed in time. If Patreon does not take it, it is renewed and
 * the question asked once more. 'not-connected' where no campaign is connected, or its key is lost.
 */
export async function askAsCampaign<Answer>(
  park: AskingPark,
  question: (access: string) => Promise<Answer | Unanswered>,
): Promise<Answer | Unanswered | 'not-connected'> {
  const first = await keyOf(park)
  if (first === 'not-connected' || isUnanswered(first)) return first
  const answer = await question(first.access)
  if (!isUnanswered(answer) || answer.unanswered !== 'key') return answer
  await distrust(park.db, first.sealed)
  const second = await keyOf(park)
  return second === 'not-connected' || isUnanswered(second) ? second : question(second.access)
}

type OpenedKey = { access: string; sealed: string }

/** The access token, renewed if it is old. */
async function keyOf({ env, db, platform, now }: AskingPark): Promise<OpenedKey | Unanswered | 'not-connected'> {
  const row = await campaignRow(db)
  if (row === null || row.lostAt !== null || row.campaign !== platform.campaign) return 'not-connected'
  const seal = await sealKeysOf(env)
  const pair = seal && (await openedPair(seal, row))
  if (!seal || !pair) {
    log({ event: 'patreon-key-lost', cause: 'seal' })
    await endRenewal(db, { before: row.sealed, now, after: 'lost' })
    return 'not-connected'
  }
  const { sealed, freshUntil } = row
  if (freshUntil > now) return { access: pair.access, sealed }
  // The refresh token is good for one use: whoever comes second would lose the key.
  if (!(await takeRenewal(db, { sealed, now }))) return NOT_NOW
  const renewed = await platform.renewed(pair.refresh)
  if (renewed === 'platform-silent') {
    await endRenewal(db, { before: sealed, now, after: null })
    // What is only old may be good still; what Patreon did not take is not.
    return freshUntil > 0 ? { access: pair.access, sealed } : NOT_NOW
  }
  if (renewed === 'lost') {
    log({ event: 'patreon-key-lost', cause: 'platform' })
    await endRenewal(db, { before: sealed, now, after: 'lost' })
    return 'not-connected'
  }
  const after = { sealed: await sealedPair(seal, renewed) }
  await endRenewal(db, { before: sealed, now, after })
  return { access: renewed.access, ...after }
}

/** The secret by which hooks are signed; null without one. */
export async function hookSecret(env: SealEnv, db: Db): Promise<string | null> {
  const box = (await campaignRow(db))?.sealedSecret ?? null
  const seal = box === null ? null : await sealKeysOf(env)
  return seal && box !== null ? seal.open(box, SECRET_PLACE) : null
}

function sealedPair(seal: Seal, pair: KeyPair): Promise<string> {
  return seal.seal(JSON.stringify(pair), KEYS_PLACE)
}

async function openedPair(seal: Seal, { sealed }: CampaignRow): Promise<KeyPair | null> {
  const text = await seal.open(sealed, KEYS_PLACE)
  // The box is written by `sealedPair` alone.
  return text === null ? null : (JSON.parse(text) as KeyPair)
}
