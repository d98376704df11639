import type { AppealsDesk } from '#app/manage/reports/appeals-desk.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { isReason } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { refused } from '#worker/refusals.ts'
import { answerAppeal, waitingAppeals } from './appeals-db.ts'
import { sanctionOf } from './sanctions-db.ts'

/** [B7] Appeals against bans, answered by somebody else than who gave the ban. */
export function appealsDesk(context: DeskContext): AppealsDesk {
  const { db, language, now } = context
  return {
    appeals: forStaff(context, 'answer-appeals', async ({ userId }) => {
      const waiting = await waitingAppeals(db)
      return waiting.map(({ rule, issuedBy, confirmedBy, ...appeal }) => ({
        ...appeal,
        reason: kickText(language, { rule, reason: appeal.reason }),
        mayAnswer: ![issuedBy, confirmedBy, appeal.userId].includes(userId),
      }))
    }),

    answerAppeal: forFreshStaff(context, 'answer-appeals', async (staff, { banId, isLifted, ...written }) => {
      const answer = cleanText(written.answer)
      if (!isReason(answer, 'other')) throw refused('reason-length', language)
      const ban = await sanctionOf(db, banId)
      if (!ban) throw refused('no-such-ban', language)
      if (ban.appealedAt === null) throw refused('not-appealed', language)
      const request = { banId, staffId: staff.userId, userId: ban.userId, isLifted, answer, now }
      const refusal = await answerAppeal(db, request)
      if (refusal) throw refused(refusal, language)
    }),
  }
}
