import type { Language } from '#durable/rules/languages.ts'
import type { PublicVerdict, ReportGround, ReportedKind } from '#durable/rules/staff/public-reports.ts'

/** A report from the page of the site. Times are epoch ms. */
export type PublicReport = {
  id: number
  at: number
  /** The language of the reporter, in which the decision is written. */
  language: Language
  kind: ReportedKind
  ground: ReportGround
  what: string
  words: string
  /** Where the answer is wished, until it was sent. */
  email: string | null
  outcome: PublicVerdict | null
  decision: string | null
  /** [B26] What was decided before, where the reporter asks for a second look; null in a report that nobody has decided. */
  first: { outcome: PublicVerdict | null; decision: string | null } | null
  /** The users who bear the reported name, or whose dogs do. */
  bearers: { userId: number; username: string; dogName: string | null }[]
}

/** The methods of the server for reports from the page of the site. */
export type PublicReportsDesk = {
  /** Those that wait for a decision or a letter; or, where a number is searched for, that one, with its second look. */
  publicReports: (search: string) => Promise<PublicReport[]>
  /** [B21] Decides, once. The reporter reads the decision; `userId` is the user whom it is about, null for nobody. */
  decidePublicReport: (decision: {
    id: number
    outcome: PublicVerdict
    decision: string
    userId: number | null
  }) => Promise<void>
  /** Notes that the answer was sent by hand, and deletes the address. */
  answerPublicReport: (id: number) => Promise<void>
}
