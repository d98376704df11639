import type { Decider } from '#durable/rules/staff/decisions.ts'
import type { PublicVerdict, ReportGround, ReportedKind } from '#durable/rules/staff/public-reports.ts'

/** The fields of the form as they were sent: they are shown again where something is wrong with them. */
export type ReportFields = { kind: string; ground: string; what: string; words: string; email: string }

/** What is wrong with a form; each has a text in `report.problem`. */
export type ReportProblem = 'what' | 'words' | 'email' | 'faith' | 'robot' | 'often' | 'down'

export type SentReport = ReportFields & {
  /** The number that the form was drawn with: the same form sent twice is one report. */
  number: string
  /** When the form was drawn, epoch ms; '' if that is missing. */
  drawnAt: string
  /** Whether the sender says that it is true to the best of their knowledge. */
  isInGoodFaith: boolean
  /** A field that nobody sees: only programs fill it in. */
  trap: string
}

/** What was decided, why, by which role and when (epoch ms). */
export type Decided = { outcome: PublicVerdict; reason: string; decider: Decider | null; at: number }

/** What is known of a report by whoever has its number. Times are epoch ms. */
export type ReportState = {
  number: string
  at: number
  kind: ReportedKind
  ground: ReportGround
  /** The reported name or address, and the reporter's words; '' once they were deleted. */
  what: string
  words: string
  /** Whether an answer by hand will go to an address that is kept. */
  hasEmail: boolean
  decided: Decided | null
  /** [B26] Whether a second look can be asked for now; and the one that was, with the words ('' once they were deleted). */
  mayAskAgain: boolean
  again: { at: number; words: string; decided: Decided | null } | null
}

/** Reports by anybody, as the pages of the site send and read them. */
export type PublicReports = {
  /** A number for a new form, and when it is drawn. */
  form: () => { number: string; drawnAt: number }
  send: (report: SentReport) => Promise<{ number: string } | { problem: ReportProblem }>
  /** Null if nobody has been given this number. */
  find: (number: string) => Promise<ReportState | null>
  /** [B26] Asks for a second look. Returns what is wrong; null too where none can be asked for, as the page then shows. */
  askAgain: (number: string, words: string) => Promise<Extract<ReportProblem, 'words' | 'often' | 'down'> | null>
}
