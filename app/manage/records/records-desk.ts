import type { StaffAct } from '#durable/rules/staff/acts.ts'
import type { Search, TablePage } from '#durable/rules/staff/tables.ts'

export type RecordedLine = {
  seq: number
  /** Epoch ms, as all times here. */
  at: number
  name: string
  userId: number
  /** The text as it was typed, before masking; a phrase in the reader's language. */
  text: string
  whisperedTo: string | null
  /** Whether it is the message of a poop, or of a paw print. */
  isPoop: boolean
  isPrint: boolean
  isFlagged: boolean
}

/**
 * At most a hundred lines, the newest first. `before` is where the next page begins; null if there is nothing older.
 */
export type ChatRecords = { lines: RecordedLine[]; before: number | null }

export type LogRow = {
  id: number
  at: number
  act: string
  /** The member of staff; null for the park itself. */
  staff: string | null
  userId: number | null
  username: string | null
  dogName: string | null
  room: string | null
  reason: string
  /** Details of the act, as JSON. */
  detail: string
  /** The code that was run on the user; null for other acts, and once the user was forgotten. */
  code: string | null
}

/**
 * The methods of the server for the chat records and the staff log. Each look at the records is a line of the staff
 * log.
 */
export type RecordsDesk = {
  /**
   * The stored lines of a copy of a room ("plaza~2"): of one dog, or of all dogs if it is ''. It is written to the
   * staff log.
   */
  lookAtChat: (look: {
    room: string
    dogName: string
    /** Null for no end. */
    until: number | null
    before: number | null
    reason: string
  }) => Promise<ChatRecords>
  /** The staff log. Administrators see the acts of all staff, moderators their own. `act` null is for all acts. */
  staffLog: (query: Search & { act: StaffAct | null }) => Promise<TablePage<LogRow>>
}
