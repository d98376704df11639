import type { ClosuresDesk } from '#app/manage/reports/closures-desk.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { isBrokenRule, isReason } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { can, mayActOn, staffBadge } from '#durable/rules/roles.ts'
import { CLOSED_AT_MOST_MS, mayDecide } from '#durable/rules/staff/closures.ts'
import { isFoundBy } from '#durable/rules/staff/decisions.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { closeSockets } from '#worker/reach/revoke.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { reasonFor } from '#worker/texts.ts'
import { closeAccount, excludeForGood, openAccount, openClosures, whomToClose } from './closures-db.ts'
import type { StoredClosure } from './closures-db.ts'

/** Accounts that are closed until a second one of the staff has decided [B23], and exclusions for good [B24]. */
export function closuresDesk(context: DeskContext): ClosuresDesk {
  const { db, env, language, now } = context

  const decides = (staff: Viewer, { closedBy, userId, developer, ...roles }: StoredClosure) =>
    mayDecide(staff, { first: closedBy, closed: { ...roles, userId, developer: developer !== 0 } })

  return {
    closures: forStaff(context, 'close-account', async (staff) => {
      const closures = await openClosures(db, now)
      return closures
        .filter(({ userId }) => userId !== staff.userId)
        .map((closure) => {
          const { banId, userId, username, at, endsAt, rule, reason, closer, closedBy } = closure
          const isDecided = decides(staff, closure)
          return {
            ...{ banId, userId, username, at, endsAt, closer },
            reason: kickText(language, { rule, reason }),
            mayDecide: isDecided,
            mayOpen: isDecided || closedBy === staff.userId,
          }
        })
    }),

    closeAccount: forStaff(context, 'close-account', async (staff, { userId, rule, foundBy, reason: words }) => {
      const row = await whomToClose(db, userId)
      if (!row) throw badInput('userId: there is no such user')
      const { language: theirs, developer, ...roles } = row
      const isBelow = mayActOn(staff, { ...roles, developer: developer !== 0 })
      if (userId === staff.userId || !isBelow) throw refused('above-you', language)
      const reason = cleanText(words)
      if (!isBrokenRule(rule) || !isFoundBy(foundBy)) throw badInput('rule')
      // Somebody else shall decide by it, so the rule alone does not do.
      if (!isReason(reason, 'other')) throw refused('reason-length', language)
      const closing = { userId, staffId: staff.userId, decider: staffBadge(staff), foundBy, rule, reason, now }
      const refusal = await closeAccount(db, closing)
      if (refusal) throw refused(refusal, language)
      const notice = { reason: kickText(theirs, { rule, reason }), until: now + CLOSED_AT_MOST_MS }
      await closeSockets(env, db, { user: userId, code: CLOSE.banned, notice })
    }),

    // Both decide with a recent sign-in: what the second one does cannot be undone by a third.
    decideClosure: forFreshStaff(context, 'close-account', async (staff, { banId, isForGood, ...written }) => {
      const reason = reasonFor(written.reason)
      const closure = (await openClosures(db, now)).find((one) => one.banId === banId)
      if (!closure || closure.userId === staff.userId) throw refused('no-such-ban', language)
      const { userId } = closure
      const deciding = { banId, userId, staffId: staff.userId, reason, now }
      const isTheirs = closure.closedBy === staff.userId
      if (isForGood && !can(staff, 'exclude-for-good')) throw refused('staff-only', language)
      if (!decides(staff, closure) && (isForGood || !isTheirs)) throw refused('judged-by-another', language)
      const refusal = isForGood
        ? await excludeForGood(db, { ...deciding, decider: staffBadge(staff) })
        : await openAccount(db, deciding)
      if (refusal) throw refused(refusal, language)
    }),
  }
}
