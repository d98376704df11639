import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { GAMES } from '#durable/rules/games/games.ts'
import { osloDay, weekOfDay } from '#durable/rules/life/days.ts'
import { oldestBannerWeek } from '#durable/rules/life/pack-goal.ts'
import { PAW_PRINT_KEPT_MS } from '#durable/rules/life/paw-prints.ts'
import { MARKS } from '#durable/rules/smells/posts.ts'
import {
  BAN_FACTS_KEPT_MS,
  CODE_KEPT_MS,
  ENDED_SESSIONS_KEPT_MS,
  EXCLUDED_SUBJECTS_KEPT_MS,
  PAST_BOARDS_KEPT_MS,
  PUBLIC_REPORTS_KEPT_MS,
  PUSHES_KEPT_MS,
  REPORTS_KEPT_MS,
  ROUNDS_KEPT_MS,
  ROUND_LOGS_KEPT_MS,
  STAFF_LOG_KEPT_MS,
} from '#durable/rules/staff/forgetting.ts'
import type { Db } from '#worker/db/client.ts'
import { codeRun } from '#worker/db/schema/code-runs.ts'
import { desk } from '#worker/db/schema/desks.ts'
import { excludedSubject } from '#worker/db/schema/exclusions.ts'
import { fault } from '#worker/db/schema/faults.ts'
import { pawPrint, postMark } from '#worker/db/schema/friends.ts'
import { highscore, removedScore } from '#worker/db/schema/highscores.ts'
import type { Interval } from '#worker/db/schema/highscores.ts'
import { patreonAttempt } from '#worker/db/schema/patreon.ts'
import { publicReport } from '#worker/db/schema/public-reports.ts'
import { report, staffLog } from '#worker/db/schema/staff.ts'
import { DELETED_ISSUER, HAS_FACTS, ban, session } from '#worker/db/schema/users.ts'
import { findDay, trailDay } from '#worker/db/schema/value/days.ts'
import { huntWeek } from '#worker/db/schema/value/hunts.ts'
import { packGoal, packMark } from '#worker/db/schema/value/pack-goals.ts'
import { riddleAnswer, riddleDay } from '#worker/db/schema/value/riddles.ts'
import { gameDay, packWeek, round } from '#worker/db/schema/value/rounds.ts'
import { FAULTS_KEPT_MS } from '#worker/faults/faults-db.ts'
import { periodOf } from '#worker/highscores/periods-db.ts'
import { forgetPushes } from '#worker/push/due-db.ts'
import { dropSubscriptionsIn } from '#worker/push/subscriptions-db.ts'

/** The database uses its own clock for the log, which may differ a little from ours. */
const CLOCKS_APART_MS = 60 * 60 * 1000

/** [S11] [U5] Deletes old data. A session that was not used for `sessionIdleMs` counts as ended. */
export async function forgetOld(db: Db, { now, sessionIdleMs }: { now: number; sessionIdleMs: number }): Promise<void> {
  const since = now - STAFF_LOG_KEPT_MS - CLOCKS_APART_MS
  const isLogged = db
    .select({ id: staffLog.id })
    .from(staffLog)
    .where(sql`${staffLog.reportId} = ${report.id}`)
  const isHoldOver = lte(report.heldUntil, now)
  await db.batch([
    // A log proves its score when it comes; after that it is read for ghosts and by whoever looks for patterns.
    db
      .update(round)
      .set({ log: null })
      .where(and(isNotNull(round.log), lt(round.startedAt, now - ROUND_LOGS_KEPT_MS))),
    db.delete(round).where(lt(round.startedAt, now - ROUNDS_KEPT_MS)),
    db.delete(highscore).where(or(isPast('Daily', now), isPast('Weekly', now))),
    // By then no round is left that the score could come back from.
    db.delete(removedScore).where(lt(removedScore.at, now - ROUNDS_KEPT_MS)),
    db.delete(gameDay).where(lt(gameDay.day, osloDay(now - ROUND_LOGS_KEPT_MS))),
    db.delete(findDay).where(lt(findDay.day, osloDay(now))),
    db.delete(huntWeek).where(lt(huntWeek.week, weekOfDay(osloDay(now)))),
    db.delete(packMark).where(lt(packMark.week, oldestBannerWeek(now))),
    db.delete(packGoal).where(lt(packGoal.week, oldestBannerWeek(now))),
    db.delete(trailDay).where(lt(trailDay.day, osloDay(now))),
    db.delete(riddleAnswer).where(lt(riddleAnswer.day, osloDay(now))),
    db.delete(riddleDay).where(lt(riddleDay.day, osloDay(now))),
    db.delete(packWeek).where(lt(packWeek.week, osloDay(now - ROUNDS_KEPT_MS))),
    db.delete(patreonAttempt).where(lte(patreonAttempt.expiresAt, now)),
    forgetPushes(db, now - PUSHES_KEPT_MS),
    db.delete(pawPrint).where(lt(pawPrint.at, now - PAW_PRINT_KEPT_MS)),
    db.delete(postMark).where(lt(postMark.at, now - MARKS.keptMs)),
    db.delete(staffLog).where(lt(staffLog.at, since)),
    // Those that were confirmed stay as long as their lines of the log.
    db
      .delete(codeRun)
      .where(or(lt(codeRun.at, since), and(isNull(codeRun.doneAt), lt(codeRun.at, now - CODE_KEPT_MS)))),
    db.delete(fault).where(lt(fault.lastAt, now - FAULTS_KEPT_MS)),
    db
      .update(report)
      .set({ reason: '', evidence: null })
      .where(
        and(
          or(lt(report.at, now - REPORTS_KEPT_MS), and(isHoldOver, namesForgotten)),
          or(isNull(report.heldUntil), isHoldOver),
          or(isNotNull(report.evidence), ne(report.reason, '')),
        ),
      ),
    db.update(report).set({ heldUntil: null }).where(isHoldOver),
    db.delete(report).where(and(lt(report.at, since), isNull(report.heldUntil), notExists(isLogged))),
    db
      .update(publicReport)
      .set({ what: '', whatKey: '', words: '', email: null })
      .where(
        and(
          lt(publicReport.at, now - PUBLIC_REPORTS_KEPT_MS),
          or(ne(publicReport.words, ''), isNotNull(publicReport.email)),
        ),
      ),
    db.delete(publicReport).where(lt(publicReport.at, since)),
    db
      .update(ban)
      .set({ facts: null })
      .where(and(sql.raw(HAS_FACTS), lt(ban.startsAt, now - BAN_FACTS_KEPT_MS))),
    db.delete(excludedSubject).where(lt(excludedSubject.forgottenAt, now - EXCLUDED_SUBJECTS_KEPT_MS)),
  ])
  await forgetSessions(db, { endedBefore: now - ENDED_SESSIONS_KEPT_MS, sessionIdleMs, now })
}

/**
 * [B14] Whether a report is of, about or quotes somebody who was forgotten while it was held. What they said was left in
 * it then.
 */
const namesForgotten = sql`exists (select 1 from user as forgotten where forgotten.issuer = ${DELETED_ISSUER} and (
  forgotten.id in (${report.reporterId}, ${report.accusedId})
  or exists (select 1 from json_each(${report.evidence}, '$.lines') where value ->> '$.user' = forgotten.id)
  or exists (select 1 from json_each(${report.evidence}, '$.present') where value ->> '$.user' = forgotten.id)))`

// The games are named for the index, which begins with them.
function isPast(interval: Interval, now: number): SQL | undefined {
  const oldest = periodOf(interval, now - PAST_BOARDS_KEPT_MS)
  return and(inArray(highscore.game, GAMES), eq(highscore.interval, interval), lt(highscore.period, oldest))
}

// A session knows its browser, by which bans of other accounts are doubled [B4]. So sessions of banned users stay while
// that counts.
async function forgetSessions(
  db: Db,
  { endedBefore, sessionIdleMs, now }: { endedBefore: number; sessionIdleMs: number; now: number },
): Promise<void> {
  const lately = db
    .select({ id: ban.id })
    .from(ban)
    .where(sql`${ban.userId} = ${session.userId} and ${ban.endsAt} > ${endedBefore}`)
  const isOver = or(
    lt(session.revokedAt, endedBefore),
    lt(session.expiresAt, endedBefore),
    lt(session.lastUsedAt, endedBefore - sessionIdleMs),
  )
  const isOld = and(isOver, notExists(lately))
  await db.batch([
    db.delete(desk).where(lte(desk.expiresAt, now)),
    dropSubscriptionsIn(db, isOld),
    db.delete(desk).where(inArray(desk.sessionHash, db.select({ hash: session.hash }).from(session).where(isOld))),
    db.delete(session).where(isOld),
  ])
}
