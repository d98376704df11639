import type { BrokenRule } from '#durable/rules/bans.ts'

/** The methods of the server for kicks from the page of reports. */
export type KicksDesk = {
  /** Kicks or bans the owner of the dog and closes the report. */
  kickForReport: (kick: {
    dogId: number
    seconds: number
    rule: BrokenRule
    reason: string
    reportId: number
  }) => Promise<void>
}
