import type { Search, TablePage } from '#durable/rules/staff/tables.ts'
import type { StaffAct } from '#durable/rules/staff/acts.ts'

export type RecordedLine = {
  seq: number
  /** Epoch ms, as all times here. */
  at: number
  name: string
  userId: number
  /** As it was typed, also where it was starred out; a phrase in the reader's language. */
  text: string
  whisperedTo: string | null
  /** Whether poop says it, or a paw print. */
  isPoop: boolean
  isPrint: boolean
  isFlagged: boolean
}

/** The newest first, a hundred at most; `before` is where the next look goes on, null where there is nothing older. */
export type ChatRecords = { lines: RecordedLine[]; before: number | null }

export type LogRow = {
  id: number
  at: number
  act: string
  /** Null: the park itself. */
  staff: string | null
  userId: number | null
  username: string | null
  dogName: string | null
  room: string | null
  reason: string
  /** JSON. */
  detail: string
}

/** What was said, and what staff did: whoever looks at the one is seen in the other. */
export type RecordsDesk = {
  /** What a copy of a room ("plaza~2") has kept: of one dog, or of all where it is ''; each look is in the staff log. */
  lookAtChat: (look: {
    room: string
    dogName: string
    /** Null: up to now. */
    until: number | null
    before: number | null
    reason: string
  }) => Promise<ChatRecords>
  /** Administrators see what all staff do, moderators what they did themselves; null: whatever it was. */
  staffLog: (query: Search & { act: StaffAct | null }) => Promise<TablePage<LogRow>>
}
