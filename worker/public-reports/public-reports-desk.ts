import type { PublicReport, PublicReportsDesk } from '#app/manage/reports/public-reports-desk.ts'
import { staffBadge } from '#durable/rules/roles.ts'
import { PUBLIC_VERDICTS, parseReportNumber } from '#durable/rules/staff/public-reports.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { hashOf } from '#worker/hash.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { linesOf } from '#worker/texts.ts'
import {
  bearersOf,
  decidePublicReport,
  noteLetter,
  publicReportsFor,
  waitingPublicReports,
} from './public-reports-db.ts'
import type { StoredPublicReport } from './public-reports-db.ts'

/** The queue of reports from the page of the site. */
export function publicReportsDesk(context: DeskContext): PublicReportsDesk {
  const { db, language, now } = context

  async function found(staff: Viewer, search: string): Promise<StoredPublicReport[]> {
    const number = parseReportNumber(search)
    if (number === null) return waitingPublicReports(db, staff)
    return publicReportsFor(db, staff, { numberHash: await hashOf(number) })
  }

  /** @throws 'no-such-report' if there is no such report, or they may not see it */
  async function requireReport(staff: Viewer, id: number) {
    const [report] = await publicReportsFor(db, staff, { id })
    if (!report) throw refused('no-such-report', language)
    return report
  }

  return {
    publicReports: forStaff(context, 'see-reports', async (staff, search) => {
      const reports = await found(staff, search)
      return Promise.all(
        reports.map(async ({ whatKey, ...report }): Promise<PublicReport> => {
          const bearers = report.outcome === null ? await bearersOf(db, whatKey) : []
          return { ...report, bearers }
        }),
      )
    }),

    decidePublicReport: forStaff(context, 'see-reports', async (staff, { id, userId, ...written }) => {
      const { whatKey } = await requireReport(staff, id)
      const outcome = PUBLIC_VERDICTS.find((known) => known === written.outcome)
      if (!outcome) throw badInput('outcome')
      const bearers = userId === null ? [] : await bearersOf(db, whatKey)
      if (userId !== null && !bearers.some((bearer) => bearer.userId === userId)) throw badInput('userId')
      const decision = linesOf('decision', written.decision)
      const deciding = {
        id,
        staffId: staff.userId,
        decider: staffBadge(staff),
        accusedId: userId,
        outcome,
        decision,
        now,
      }
      const refusal = await decidePublicReport(db, deciding)
      if (refusal) throw refused(refusal, language)
    }),

    answerPublicReport: forStaff(context, 'see-reports', async (staff, id) => {
      await requireReport(staff, id)
      const refusal = await noteLetter(db, { id, staffId: staff.userId, now })
      if (refusal) throw refused(refusal, language)
    }),
  }
}
