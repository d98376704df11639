import type { Language } from '#durable/rules/languages.ts'
import type { Grantable } from '#durable/rules/staff/granting.ts'
import type { TablePage, UsersQuery } from '#durable/rules/staff/tables.ts'

export type UserRow = {
  id: number
  username: string
  language: Language
  isAdministrator: boolean
  isModerator: boolean
  isDeveloper: boolean
  tier: string | null
  isBanned: boolean
  /** Epoch ms, as all times here. */
  createdAt: number
  /** When a session of theirs was last used. */
  seenAt: number | null
  dogNames: string
}

export type StaffUser = UserRow & {
  /** [S7] Whether they stand below who looks, who may act on them only then. */
  isBelowYou: boolean
  dogs: { id: number; name: string; levelPoints: number; diedAt: number | null; room: string | null }[]
  /** Names that they had before, the latest first. */
  formerNames: { username: string; changedAt: number }[]
  /** `key` tells one session from the other, and opens nothing. */
  sessions: { key: string; createdAt: number; lastUsedAt: number }[]
  notes: { id: number; text: string; author: string; at: number }[]
  record: RecordRow[]
  /** When they will be forgotten; null unless they asked for it. */
  deletedFrom: number | null
}

/** A kick or a ban that they were given. */
export type RecordRow = {
  id: number
  at: number
  endsAt: number
  /** As it was given; 0 is a kick without a ban. */
  seconds: number
  reason: string
  liftedAt: number | null
  appealedAt: number | null
  answer: string | null
}

type Change = { userId: number; reason: string }

/** What the pages of users ask of the server. */
export type UsersDesk = {
  /** By a part of a user's name or of a dog's, or by an id. */
  users: (query: UsersQuery) => Promise<TablePage<UserRow>>
  user: (id: number) => Promise<StaffUser | null>
  /** [S8] Gives a role or takes it; their dogs leave the park, and come back as what they are now. */
  setRole: (change: Change & { role: Grantable; isGiven: boolean }) => Promise<void>
  /** Signs somebody out everywhere, at once. */
  endSessions: (change: Change) => Promise<void>
  /** Something that staff should remember of a user. */
  addNote: (note: { userId: number; text: string }) => Promise<void>
  /** JSON of all that we know of somebody who asked for it; each time is in the staff log. */
  exportUser: (change: Change) => Promise<string>
  /** [S9] Has somebody forgotten in 14 days who asked for it. */
  forgetUser: (change: Change) => Promise<void>
  /** [S9] Takes it back, also where they asked for it themselves. */
  keepUser: (change: Change) => Promise<void>
}
