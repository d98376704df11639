import { supportBy } from '#durable/rules/users/support.ts'
import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv, Env } from '#worker/env.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'
import { campaignRow, pullList } from './campaign-db.ts'
import { askAsCampaign } from './campaign-key.ts'
import { isUnanswered } from './campaign-questions.ts'
import { tellSupport } from './ending.ts'
import { claimLook, dueLooks, isLookDue, lookLater, lookSoon } from './looks-db.ts'
import { platformOf } from './platform.ts'
import type { PlatformEnv } from './platform.ts'
import { applyStanding, linkedSupport } from './standings-db.ts'

/** How many members one run asks for. */
const LOOKS_A_RUN = 20

export type LookingEnv = PlatformEnv & RoomsEnv & Pick<Env, 'SEAL_KEYS'>
type Park = { env: LookingEnv; db: Db }

/**
 * What a look has come to: Patreon was asked, it will be asked in a while, it does not answer, or no campaign is connected whose
 * key could ask it.
 */
export const LOOKS = ['looked', 'soon', 'silent', 'not_connected'] as const
export type Look = (typeof LOOKS)[number]

/** [SU8] Asks for members of whom something hints at a change, and again for those that could not be asked for. */
export const LOOK_JOB: MinuteJob<LookingEnv> = {
  name: 'patreon-look',
  isDue: isLookDue,
  run: async (env, db, now) => {
    for (const userId of await dueLooks(db, now, LOOKS_A_RUN)) await lookAt({ env, db }, { userId, now })
  },
}

/**
 * [SU8] Asks Patreon for the member that a user is, once a minute at most, and applies what it says. Rooms and pages hear of it
 * at once. Where the member is not known the whole list is read soon.
 */
export async function lookAt(park: Park, { userId, now }: { userId: number; now: number }): Promise<Look> {
  const { env, db } = park
  const platform = platformOf(env, '')
  const [link] = await linkedSupport(db, { userId })
  if (!platform || !link) return 'not_connected'
  if (!(await claimLook(db, userId, now))) {
    await lookSoon(db, userId, now)
    return 'soon'
  }
  const { member } = link
  if (member === null) return askWhole(db, now)
  const answer = await askAsCampaign({ env, db, platform, now }, (access) => platform.ofCampaign.member(access, member))
  if (answer === 'not-connected') return 'not_connected'
  if (isUnanswered(answer)) {
    await lookLater(db, userId, { now, waitMs: answer.waitMs })
    return 'silent'
  }
  const standing = supportBy(answer?.membership ?? null, { tiers: platform.tiers, before: link.before, now })
  if (await applyStanding(db, { link, member, standing, at: now })) await tellSupport(park, { userId, now })
  return 'looked'
}

async function askWhole(db: Db, now: number): Promise<Look> {
  const campaign = await campaignRow(db)
  if (campaign === null || campaign.lostAt !== null) return 'not_connected'
  await pullList(db, now)
  return 'soon'
}
