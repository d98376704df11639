import { CLOSE } from '#durable/protocol/close-codes.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { banEndsAt, isBanSeconds, isReason } from '#durable/rules/bans.ts'
import type { BrokenRule } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { mayActOn, staffBadge } from '#durable/rules/roles.ts'
import { requireNoBan } from '#worker/auth/require-staff.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { dogOwner } from '#worker/dogs/dog-owner-db.ts'
import type { DogOwner } from '#worker/dogs/dog-owner-db.ts'
import { isInParkSince } from '#worker/presence/presence-db.ts'
import { nudgeUser } from '#worker/reach/news.ts'
import { closeSockets } from '#worker/reach/revoke.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { closeReport, reportFor } from '#worker/reports/reports-db.ts'
import { keepKick, sameKickAt } from './kicks-db.ts'
import type { Kick } from './kicks-db.ts'

export type KickRequest = { dogId: number; seconds: number; rule: BrokenRule; reason: string; reportId: number | null }

/**
 * Removes all dogs of the owner from the park, with the reason, and keeps them out for `seconds`. Called from the
 * window in the park and from the page of reports. The caller checks that `staff` may kick by their roles. The dogs
 * must be out within a second, so nothing that can wait is done before that.
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
    reportId === null ? null : reportFor(db, { reader: staff, id: reportId, now }),
  ])
  if (!owner) throw refused('not-here', language)
  const { userId } = owner
  if (!mayKick(staff, owner)) {
    const detail = { seconds, rule }
    await logged(db, { at: now, staffId: staff.userId, act: 'refused', userId, dogId, reason, detail })
    throw refused('above-you', language)
  }
  if (reportId !== null && report?.accusedId !== userId) throw badInput('reportId')
  const given = await kickOnce(context, {
    ...{ staffId: staff.userId, decider: staffBadge(staff), userId, dogId, seconds, rule, reason, reportId, now },
  })
  const { at, rooms } = given
  // On a retry, a user who was kicked without a ban and has come back since is not kicked again.
  const isStillIn = at === now || seconds > 0 || (await isInParkSince(db, userId, at))
  const notice = { reason: kickText(owner.language, { rule, reason }), until: banEndsAt(seconds, at) }
  const code = notice.until === null ? CLOSE.kicked : CLOSE.banned
  await Promise.all([
    isStillIn && closeSockets(env, db, { user: userId, code, notice, rooms }),
    report && nudgeUser(context, report.reporterId, 'reports'),
  ])
}

/**
 * Stores the kick, or finds it if this is a retry within a minute [B12]. Returns when it was given, and the rooms of the
 * user's dogs at that time; null if unknown. A retry may name the report that it answers.
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

/** [S4] Whether `staff` stands above the owner; nobody may kick themselves. */
export function mayKick(staff: Viewer, { userId, roles }: DogOwner): boolean {
  return userId !== staff.userId && mayActOn(staff, roles)
}
