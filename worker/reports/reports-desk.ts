import type { Evidence, Report, ReportsDesk } from '#app/manage/reports/reports-desk.ts'
import { isReason } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { phraseIn } from '#durable/rules/phrases/phrase-text.ts'
import { HOLD_DAYS } from '#durable/rules/staff/reports.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { nudgeUser } from '#worker/reach/news.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { refused } from '#worker/refusals.ts'
import type { RoomEvidence as KeptEvidence } from './evidence.ts'
import { claimReport, closeReport, evidenceKept, holdReport, reportFor, reportsTable } from './reports-db.ts'
import type { StoredReport } from './reports-db.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The report queue. Each look at evidence is logged in the staff log. */
export function reportsDesk(context: DeskContext): ReportsDesk {
  const { db, language, now } = context

  /** @throws 'no-such-report' if there is no such report, or they may not see it */
  async function requireReport(reader: Viewer, id: number) {
    const report = await reportFor(db, { reader, id, now })
    if (!report) throw refused('no-such-report', language)
    return report
  }

  return {
    reports: forStaff(context, 'see-reports', async (staff, query) => {
      const { rows, total } = await reportsTable(db, staff, { ...query, now })
      const shownTo = ({ claimedBy, isHeld, ...report }: StoredReport): Report => {
        const isMine = claimedBy === staff.userId
        return { ...report, isMine, mayClaim: !isMine && !isHeld }
      }
      return { rows: rows.map(shownTo), total }
    }),

    lookAtReport: forStaff(context, 'see-reports', async (staff, id) => {
      const { accusedId } = await requireReport(staff, id)
      const look = { at: now, staffId: staff.userId, act: 'look-at-report', userId: accusedId, reportId: id } as const
      await logged(db, look)
      // The column is written from `evidenceOf` alone.
      const kept = JSON.parse((await evidenceKept(db, id)) ?? 'null') as KeptEvidence | null
      return kept && shown(kept)
    }),

    claimReport: forStaff(context, 'see-reports', async (staff, { id, isGivenBack }) => {
      const { claimedBy, accusedId } = await requireReport(staff, id)
      if (isGivenBack && claimedBy !== staff.userId) throw refused('report-taken', language)
      const refusal = await claimReport(db, { id, staffId: staff.userId, accusedId, isGivenBack, now })
      if (refusal) throw refused(refusal, language)
    }),

    closeReport: forStaff(context, 'see-reports', async (staff, { id, outcome, ...written }) => {
      const { accusedId, reporterId } = await requireReport(staff, id)
      const note = cleanText(written.note)
      if (!isReason(note, 'other')) throw refused('reason-length', language)
      const refusal = await closeReport(db, { id, staffId: staff.userId, accusedId, outcome, note, now })
      if (refusal) throw refused(refusal, language)
      await nudgeUser(context, reporterId, 'reports')
    }),

    holdEvidence: forStaff(context, 'see-reports', async (staff, { id, days, ...written }) => {
      const { accusedId } = await requireReport(staff, id)
      const reason = cleanText(written.reason)
      if (!isReason(reason, 'other')) throw refused('reason-length', language)
      const chosen = HOLD_DAYS.find((known) => known === days)
      const until = chosen === undefined ? null : now + chosen * DAY_MS
      const refusal = await holdReport(db, { id, staffId: staff.userId, accusedId, until, reason, now })
      if (refusal) throw refused(refusal, language)
    }),
  }

  function shown({ isUnheard, lines, present }: KeptEvidence): Evidence {
    return {
      isUnheard,
      present: present.map(({ dog, name }) => ({ id: dog, name })),
      lines: lines.map(({ seq, at, name, text, typed, phrase, toName, isPoop = false, isPrint = false }) => ({
        ...{ seq, at, name, isPoop, isPrint },
        text: phrase ? phraseIn(language, phrase) : (typed ?? text),
        whisperedTo: toName,
      })),
    }
  }
}
