import { CLOSE } from '#durable/protocol/close-codes.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { banEndsAt, isBanSeconds, isReason } from '#durable/rules/bans.ts'
import type { BrokenRule } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { mayActOn } from '#durable/rules/roles.ts'
import { requireNoBan } from '#worker/auth/require-staff.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { isInParkSince } from '#worker/presence/presence-db.ts'
import { type Kick, keepKick, sameKickAt } from './kicks-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { type DogOwner, dogOwner } from '#worker/users/dog-owner-db.ts'
import { closeReport, reportFor } from '#worker/reports/reports-db.ts'
import { nudgeUser } from '#worker/rooms/news.ts'
import { closeSockets } from '#worker/rooms/revoke.ts'
import { badInput, refused } from '#worker/refusals.ts'
import type { DeskContext } from '#worker/desk/method.ts'

export type KickRequest = { dogId: number; seconds: number; rule: BrokenRule; reason: string; reportId: number | null }

/**
 * Takes all dogs of the owner out of the park, told why, and keeps them out for so long: from the window in the park and
 * from the page of reports. That `staff` may kick by their roles is for the caller to ask. The dogs are to be out within a second, so
 * nothing that can wait stands before that.
 */
export async function kick(context: DeskContext, staff: Viewer, request: KickRequest): Promise<void> {
  const { db, env, now, language } = context
  const { dogId, seconds, rule, reportId } = request
  const reason = cleanText(request.reason)
  if (!isBanSeconds(seconds)) throw badInput('seconds')
  if (!isReason(reason, rule)) throw refused('reason-length', language)
  const [, owner, report] = await Promise.all([
    requireNoBan(context, staff),
    dogOwner(db, dogId),
    reportId === null ? null : reportFor(db, { reader: staff, id: reportId }),
  ])
  if (!owner) throw refused('not-here', language)
  const { userId } = owner
  if (!mayKick(staff, owner)) {
    const detail = { seconds, rule }
    await logged(db, { at: now, staffId: staff.userId, act: 'refused', userId, dogId, reason, detail })
    throw refused('above-you', language)
  }
  if (reportId !== null && report?.accusedId !== userId) throw badInput('reportId')
  const given = await kickOnce(context, { staffId: staff.userId, userId, dogId, seconds, rule, reason, reportId, now })
  const { at, rooms } = given
  // Whoever was only shown out and has come back since is not shown out again for a retry.
  const isStillIn = at === now || seconds > 0 || (await isInParkSince(db, userId, at))
  const notice = { reason: kickText(owner.language, { rule, reason }), until: banEndsAt(seconds, at) }
  const code = notice.until === null ? CLOSE.kicked : CLOSE.banned
  await Promise.all([
    isStillIn && closeSockets(env, db, { user: userId, code, notice, rooms }),
    report && nudgeUser(context, report.reporterId, 'reports'),
  ])
}

/**
 * When it was given: now, or within the last minute where this is a retry [B12], which may name the report it answers. And
 * where the user's dogs were then; null where that is not known.
 */
async function kickOnce({ db, language }: DeskContext, asked: Kick): Promise<{ at: number; rooms: string[] | null }> {
  const kept = await keepKick(db, asked)
  if (typeof kept !== 'string') return { at: asked.now, rooms: kept.rooms }
  if (kept !== 'kicked-already') throw refused(kept, language)
  const { staffId, userId, reportId, reason, now } = asked
  const close = { staffId, accusedId: userId, outcome: 'acted', note: reason, now } as const
  if (reportId !== null) await closeReport(db, { id: reportId, ...close })
  return { at: await sameKickAt(db, asked), rooms: null }
}

/** [S4] Nobody kicks themselves, an equal or a superior. */
export function mayKick(staff: Viewer, { userId, roles }: DogOwner): boolean {
  return userId !== staff.userId && mayActOn(staff, roles)
}
