import type { Heart } from '#durable/rules/roles.ts'
import { isAllowed, isSuspicious } from '#durable/rules/staff/held-losses.ts'
import { supportBy } from '#durable/rules/users/support.ts'
import type { Db } from '#worker/db/client.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'
import { campaignRow, isListDue, keepListOutcome, putListOff } from './campaign-db.ts'
import { askAsCampaign } from './campaign-key.ts'
import type { AskingPark } from './campaign-key.ts'
import { isUnanswered } from './campaign-questions.ts'
import type { Unanswered } from './campaign-questions.ts'
import { tellSupport } from './ending.ts'
import type { LookingEnv } from './looking.ts'
import { againAfter } from './looks-db.ts'
import { platformOf } from './platform.ts'
import type { ListedMember, MembersPage } from './published.ts'
import { applyStanding, holdTier, linkedSupport, noteLook } from './standings-db.ts'
import type { Applying } from './standings-db.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** When the list of a night is read, ms after midnight in UTC. */
const NIGHT_MS = (3 * 60 + 40) * 60 * 1000

/** How many supporters one run changes: D1 answers a thousand queries of it. The next minute goes on. */
const CHANGES_A_RUN = 50
/** A list with more pages is none: 500 members each. */
const PAGES_MAX = 400
/** How many ids of tiers that are none of ours the page of staff shows. */
const UNKNOWN_MAX = 20

/**
 * [SU8] Reads the list of members each night, and when a supporter asks for it, whole, and applies it to all who are connected. A
 * list that broke off changes nothing, and is read anew in a while.
 */
export const LIST_JOB: MinuteJob<LookingEnv> = { name: 'patreon-list', isDue: isListDue, run: readList }

async function readList(env: LookingEnv, db: Db, now: number): Promise<void> {
  const [platform, campaign] = [platformOf(env, ''), await campaignRow(db)]
  if (!campaign) return
  if (!platform || platform.campaign !== campaign.campaign)
    return putListOff(db, { until: nightAfter(now), tries: campaign.listTries })
  const members = await wholeList({ env, db, platform, now })
  if (members === 'not-connected') return
  if (isUnanswered(members)) {
    const until = now + Math.max(members.waitMs, againAfter(campaign.listTries))
    return putListOff(db, { until, tries: campaign.listTries + 1 })
  }
  const { held, heldAnswer: answer } = campaign
  const { losses, changes, supporters } = await comparedWith(db, members, { tiers: platform.tiers, now })
  const isHeld = isSuspicious(losses.length, supporters) && !isAllowed(losses.length, { held, answer })
  const all = isHeld ? changes : [...changes, ...losses]
  for (const change of all.slice(0, CHANGES_A_RUN)) {
    const isChanged = await applyStanding(db, change)
    if (isChanged) await tellSupport({ env, db }, { userId: change.link.userId, now })
  }
  if (isHeld) {
    await holdTier(
      db,
      losses.map(({ link }) => link.userId),
    )
  }
  // The others follow in the next minute, by a list of their own; what an administrator said of losses holds until then.
  if (all.length > CHANGES_A_RUN) return
  await noteLook(db, now)
  await keepListOutcome(db, {
    at: now,
    listed: members.length,
    changed: all.length,
    unknownTiers: unknownOf(members, platform.tiers),
    held: isHeld ? losses.length : null,
    nextAt: nightAfter(now),
  })
  const { hook } = campaign
  if (hook === null) return
  await askAsCampaign({ env, db, platform, now }, (access) => platform.ofCampaign.wakeHook(access, hook))
}

/** All members of the campaign, page by page to the end. */
async function wholeList(park: AskingPark): Promise<ListedMember[] | Unanswered | 'not-connected'> {
  const members: ListedMember[] = []
  let cursor: string | null = null
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const from: string | null = cursor
    const answer: MembersPage | Unanswered | 'not-connected' = await askAsCampaign(park, (access) =>
      park.platform.ofCampaign.members(access, from),
    )
    if (answer === 'not-connected' || isUnanswered(answer)) return answer
    members.push(...answer.members)
    cursor = answer.next
    if (cursor === null) return members
  }
  return { unanswered: 'silent', waitMs: 0 }
}

/**
 * What a list changes: supporters who lose their tier, and all other changes. `supporters` is how many there were by Patreon.
 */
async function comparedWith(
  db: Db,
  members: readonly ListedMember[],
  { tiers, now }: { tiers: ReadonlyMap<string, Heart>; now: number },
): Promise<{ losses: Applying[]; changes: Applying[]; supporters: number }> {
  const byMember = new Map(members.map((one) => [one.membership.id, one]))
  const byAccount = new Map(members.map((one) => [one.patreonUser, one]))
  const links = (await linkedSupport(db)).filter(({ isManual }) => !isManual)
  const compared = links.map((link): Applying => {
    const found = byMember.get(link.member ?? '') ?? byAccount.get(link.patreonUser) ?? null
    const standing = supportBy(found?.membership ?? null, { tiers, before: link.before, now })
    return { link, member: found?.membership.id ?? null, standing, at: now }
  })
  const losses = compared.filter(isLoss)
  const supporters = links.filter(({ before }) => before.tier !== 'Inactive').length
  return {
    losses,
    changes: compared.filter((one) => !isLoss(one) && isChange(one)),
    supporters,
  }
}

function isLoss({ link: { before }, standing }: Applying): boolean {
  return before.tier !== 'Inactive' && standing.tier === 'Inactive'
}

/** Whether the list says anything new of the account: of its tier, or which member it is. */
function isChange({ link: { before, member: known }, standing, member }: Applying): boolean {
  if (member !== null && member !== known) return true
  if (standing.tier === 'Inactive') return false
  return standing.tier !== before.tier || standing.since !== before.since || standing.until !== before.until
}

/** Tiers that somebody pays for and that are none of ours: who has one is Bronze. */
function unknownOf(members: readonly ListedMember[], tiers: ReadonlyMap<string, Heart>): string[] {
  const paid = members.filter(({ membership }) => membership.cents > 0)
  const ids = new Set(paid.flatMap(({ membership }) => membership.tiers).filter((id) => !tiers.has(id)))
  return [...ids].slice(0, UNKNOWN_MAX)
}

/** The next time at which the list of a night is read. */
function nightAfter(now: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + NIGHT_MS
  return today > now ? today : today + DAY_MS
}
