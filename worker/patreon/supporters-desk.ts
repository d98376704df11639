import type { CampaignState, SupportersDesk } from '#app/manage/supporters/supporters-desk.ts'
import { nameKey } from '#durable/rules/names.ts'
import { HEARTS } from '#durable/rules/roles.ts'
import { HELD_ANSWERS } from '#durable/rules/staff/held-losses.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { badInput } from '#worker/refusals.ts'
import { reasonFor } from '#worker/texts.ts'
import { answerHeld, campaignRow, dropCampaign } from './campaign-db.ts'
import type { CampaignRow } from './campaign-db.ts'
import { tellSupport } from './ending.ts'
import { giveTier, givenTiers, linkCount, takeTier, userNamed } from './given-tiers-db.ts'
import { startLink } from './linking.ts'
import { platformOf } from './platform.ts'

/** The campaign, its list, and tiers that are given by hand. */
export function supportersDesk(context: DeskContext): SupportersDesk {
  const { db, env, now } = context
  return {
    supporters: forStaff(context, 'keep-supporters', async () => {
      const platform = platformOf(env, '')
      const [row, links, given] = await Promise.all([campaignRow(db), linkCount(db), givenTiers(db)])
      return {
        isSetUp: platform !== null,
        canSeal: (env.SEAL_KEYS ?? '') !== '',
        tiers: [...(platform?.tiers ?? [])].map(([id, ours]) => ({ id, ours })),
        campaign: row && stateOf(row),
        links,
        given,
      }
    }),

    connectCampaign: forFreshStaff(context, 'keep-supporters', async ({ userId }) => {
      if (!platformOf(env, '')) return null
      const code = await startLink(db, { userId, kind: 'campaign', now })
      return `/api/patreon/auth?${new URLSearchParams({ code }).toString()}`
    }),

    disconnectCampaign: forFreshStaff(context, 'keep-supporters', async ({ userId: by }, { reason }) => {
      const wasThere = await dropCampaign(db, { by, reason: reasonFor(reason), now })
      if (!wasThere) throw badInput('no campaign is connected')
    }),

    answerHeldLosses: forFreshStaff(context, 'keep-supporters', async ({ userId }, { answer: said, reason }) => {
      const answer = HELD_ANSWERS.find((known) => known === said)
      if (!answer) throw badInput(`answer: one of ${HELD_ANSWERS.join(', ')}`)
      const isThere = await answerHeld(db, { answer, by: userId, reason: reasonFor(reason), now })
      if (!isThere) throw badInput('answer: nothing is held')
    }),

    giveTier: forFreshStaff(context, 'keep-supporters', async ({ userId: by }, { username, tier: named, reason }) => {
      const tier = HEARTS.find((known) => known === named)
      if (!tier) throw badInput(`tier: one of ${HEARTS.join(', ')}`)
      const userId = await userNamed(db, nameKey(username.trim()))
      if (userId === null) throw badInput('username: there is no such user')
      await giveTier(db, { userId, tier, by, reason: reasonFor(reason), now })
      await tellSupport({ env, db }, { userId, now })
    }),

    takeTier: forFreshStaff(context, 'keep-supporters', async ({ userId: by }, { userId, reason }) => {
      const isTaken = await takeTier(db, { userId, by, reason: reasonFor(reason), now })
      if (!isTaken) throw badInput('userId: no tier was given')
      await tellSupport({ env, db }, { userId, now })
    }),
  }
}

function stateOf(row: CampaignRow): CampaignState {
  const { campaign, lostAt, sealedSecret, listedAt, listed, changed, listAt, listTries, held, heldAnswer } = row
  return {
    id: campaign,
    isLost: lostAt !== null,
    hasHook: sealedSecret !== null,
    list: listedAt === null ? null : { at: listedAt, members: listed, changed },
    nextAt: listAt,
    tries: listTries,
    held,
    isWaiting: heldAnswer === 'wait',
    unknownTiers: row.unknownTiers.split(' ').filter((id) => id !== ''),
  }
}
