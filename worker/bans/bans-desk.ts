import type { BansDesk } from '#app/manage/bans/bans-desk.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { isReason } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { can } from '#durable/rules/roles.ts'
import { requireFresh } from '#worker/auth/require-staff.ts'
import { forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { refused } from '#worker/refusals.ts'
import { bansTable } from './bans-db.ts'
import { liftBan } from './kicks-db.ts'
import { sanctionOf } from './sanctions-db.ts'

/** The bans and kicks of the staff pages: who, since when, why, by whom and until when. */
export function bansDesk(context: DeskContext): BansDesk {
  const { db, language, now } = context
  return {
    bans: forStaff(context, 'kick', async (staff, query) => {
      const { rows, total } = await bansTable(db, { ...query, now })
      const bans = rows.map(({ rule, issuedBy, liftedAt, appealedAt, ...row }) => {
        const isForGood = row.kind === 'for-good'
        const isActive = row.endsAt > now
        const isTheirs = (issuedBy === staff.userId && !isForGood) || can(staff, 'lift-any-ban')
        return {
          ...row,
          reason: kickText(language, { rule, reason: row.reason }),
          isActive,
          isLifted: liftedAt !== null,
          isAppealed: appealedAt !== null,
          mayLift: isActive && row.userId !== staff.userId && isTheirs,
        }
      })
      return { rows: bans, total }
    }),

    // [B7] The issuer of a ban may lift it without signing in again. Administrators, who may lift any ban, need a
    // recent sign-in.
    liftBan: forStaff(context, 'kick', async (staff, { banId, ...written }) => {
      const reason = cleanText(written.reason)
      if (!isReason(reason, 'other')) throw refused('reason-length', language)
      const sanction = await sanctionOf(db, banId)
      if (!sanction) throw refused('no-such-ban', language)
      if (sanction.userId === staff.userId) throw refused('judged-by-another', language)
      if (sanction.issuedBy !== staff.userId || sanction.kind === 'for-good') {
        if (!can(staff, 'lift-any-ban')) throw refused('judged-by-another', language)
        requireFresh(staff, context)
      }
      const refusal = await liftBan(db, { banId, staffId: staff.userId, userId: sanction.userId, reason, now })
      if (refusal) throw refused(refusal, language)
    }),
  }
}
