import type { Offence, ReportVerdict } from '#durable/rules/staff/reports.ts'
import type { ReportsQuery, TablePage } from '#durable/rules/staff/tables.ts'

export type Report = {
  id: number
  /** Epoch ms, as all times here. */
  at: number
  offence: Offence
  reason: string
  room: string | null
  /** The room in which the dog is now; null if it is not in the park. */
  roomNow: string | null
  /** The number of the reported line in the log of the room; null if the dog itself was reported. */
  line: number | null
  dogId: number
  dogName: string
  accusedId: number
  accused: string
  reporterId: number
  reporter: string
  /** The number of made-up reports of the same reporter. */
  strikes: number
  /** The member of staff who has taken it on; `isMine` if that is the reader. */
  claimer: string | null
  isMine: boolean
  /** Whether the reader may take it on: also when somebody has, but does not work on it any more. */
  mayClaim: boolean
  outcome: ReportVerdict | null
  /** Until when words and evidence are held beyond their deletion; null if they are not. */
  heldUntil: number | null
}

export type EvidenceLine = {
  seq: number
  at: number
  name: string
  /** The text as it was typed, before masking; a phrase in the reader's language. */
  text: string
  whisperedTo: string | null
  /** Whether it is the message of a poop, or of a paw print. */
  isPoop: boolean
  isPrint: boolean
}

/** The evidence of a report, from the log of the room. */
export type Evidence = {
  lines: EvidenceLine[]
  present: { id: number; name: string }[]
  /** Whether one of the two users ignored the other at that time. */
  isUnheard: boolean
}

/** The methods of the server for the page of reports. */
export type ReportsDesk = {
  /** Searches by a part of a name, of a room or of the reporter's words, or by a number. */
  reports: (query: ReportsQuery) => Promise<TablePage<Report>>
  /** The evidence; null if there is none. It is written to the staff log. */
  lookAtReport: (id: number) => Promise<Evidence | null>
  claimReport: (claim: { id: number; isGivenBack: boolean }) => Promise<void>
  /** Closes a report. The reporter is told the outcome; only staff see the note. */
  closeReport: (close: { id: number; outcome: ReportVerdict; note: string }) => Promise<void>
  /** [B14] Holds the evidence for so many days (HOLD_DAYS) from now; 0 gives the hold up. The reason is in the staff log. */
  holdEvidence: (hold: { id: number; days: number; reason: string }) => Promise<void>
}
