import type { CommitteeDesk } from '#app/manage/committee/committee-desk.ts'
import { SEATS, isSeat, termAfter, termAt } from '#durable/rules/committee/terms.ts'
import { nameKey } from '#durable/rules/names.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { reasonFor } from '#worker/texts.ts'
import { tellSitting } from './telling.ts'
import { appoint, endTerm, memberNamed, openTerms } from './terms-db.ts'

/** [PC2] The seats of the party committee, who sits on them, and who will. */
export function committeeDesk(context: DeskContext): CommitteeDesk {
  const { db, language, now } = context
  return {
    committee: forStaff(context, 'appoint-committee', async () => {
      const open = await openTerms(db, now)
      return SEATS.map((seat) => {
        const term = termAt(seat, now)
        return { seat, now: term, next: termAfter(term), terms: open.filter((one) => one.seat === seat) }
      })
    }),

    appointMember: forFreshStaff(
      context,
      'appoint-committee',
      async ({ userId: by }, { username, dogName, seat, isNext, reason: why }) => {
        const reason = reasonFor(why)
        if (!isSeat(seat)) throw badInput('seat: 0 to 3')
        const member = await memberNamed(db, { usernameKey: nameKey(username), nameKey: nameKey(dogName) })
        if (!member) throw refused('no-such-dog', language)
        const begun = termAt(seat, now)
        const term = isNext ? termAfter(begun) : begun
        const refusal = await appoint(db, { ...member, seat, term, by, reason, now })
        if (refusal) throw refused(refusal, language)
        await tellSitting(context, member.userId)
      },
    ),

    endTerm: forFreshStaff(context, 'appoint-committee', async ({ userId: by }, { id, reason }) => {
      const ended = await endTerm(db, { id, by, reason: reasonFor(reason), now })
      if (ended === null) throw badInput('id: no term that goes on')
      await tellSitting(context, ended)
    }),
  }
}
