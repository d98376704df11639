import type { BrokenRule } from '#durable/rules/bans.ts'
import type { Offence, ReportVerdict } from '#durable/rules/staff/reports.ts'
import type { ReportsQuery, TablePage } from '#durable/rules/staff/tables.ts'

export type Report = {
  id: number
  /** Epoch ms, as all times here. */
  at: number
  offence: Offence
  reason: string
  room: string | null
  /** Where the dog is in the park now. */
  roomNow: string | null
  /** The number of the reported line in the log of the room. */
  line: number | null
  dogId: number
  dogName: string
  accusedId: number
  accused: string
  reporterId: number
  reporter: string
  /** Reports of the same reporter that were made up. */
  strikes: number
  /** Who has taken it on; `isMine` where that is whoever asks. */
  claimer: string | null
  isMine: boolean
  outcome: ReportVerdict | null
}

export type EvidenceLine = {
  seq: number
  at: number
  name: string
  /** As it was typed, also where it was starred out; a phrase in the reader's language. */
  text: string
  whisperedTo: string | null
  /** Whether poop says it, or a paw print. */
  isPoop: boolean
  isPrint: boolean
}

/** What the room itself kept. */
export type Evidence = {
  lines: EvidenceLine[]
  present: { id: number; name: string }[]
  /** Whether one of the two ignored the other already. */
  isUnheard: boolean
}

/** What the page of reports asks of the server. */
export type ReportsDesk = {
  /** By a part of a name, of a room or of what was written, or by a number. */
  reports: (query: ReportsQuery) => Promise<TablePage<Report>>
  /** The evidence, null where there is none; the look is written down. */
  lookAtReport: (id: number) => Promise<Evidence | null>
  claimReport: (claim: { id: number; isGivenBack: boolean }) => Promise<void>
  /** The reporter hears of the outcome; the note is for the staff. */
  closeReport: (close: { id: number; outcome: ReportVerdict; note: string }) => Promise<void>
  /** Kicks or bans the owner of the dog, which closes the report. */
  kickForReport: (kick: {
    dogId: number
    seconds: number
    rule: BrokenRule
    reason: string
    reportId: number
  }) => Promise<void>
}
