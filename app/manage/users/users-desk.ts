import type { Language } from '#durable/rules/languages.ts'
import type { NameFault } from '#durable/rules/names/taken-away.ts'
import type { BanKind } from '#durable/rules/staff/closures.ts'
import type { FoundBy } from '#durable/rules/staff/decisions.ts'
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
  /** When one of their sessions was last used; null if they have none. */
  seenAt: number | null
  dogNames: string
}

export type StaffUser = UserRow & {
  /** [S7] Whether their highest role is below the reader's, so that the reader may act on them. */
  isBelowYou: boolean
  dogs: { id: number; name: string; levelPoints: number; diedAt: number | null; room: string | null }[]
  /** Their earlier names, the latest first. */
  formerNames: { username: string; changedAt: number }[]
  /** Their sessions. `key` only identifies a session; it is not its token. */
  sessions: { key: string; createdAt: number; lastUsedAt: number }[]
  notes: { id: number; text: string; author: string; at: number }[]
  record: RecordRow[]
  /** How many kicks and bans they were given for a name, without those that were lifted. */
  nameKicks: number
  /** When their account will be deleted; null if nobody has asked for it. */
  deletedFrom: number | null
}

/** A kick or a ban of a user. */
export type RecordRow = {
  id: number
  at: number
  endsAt: number
  /** The length as it was given; 0 for a kick without a ban. */
  seconds: number
  kind: BanKind
  reason: string
  liftedAt: number | null
  appealedAt: number | null
  answer: string | null
}

type Change = { userId: number; reason: string }

/** The methods of the server for the pages of users. */
export type UsersDesk = {
  /** Searches by a part of a user's or a dog's name, or by an id. */
  users: (query: UsersQuery) => Promise<TablePage<UserRow>>
  user: (id: number) => Promise<StaffUser | null>
  /** [S8] Grants or revokes a role. The user's dogs are disconnected, and reconnect with the new role. */
  setRole: (change: Change & { role: Grantable; isGiven: boolean }) => Promise<void>
  /** Signs the user out everywhere, at once. */
  endSessions: (change: Change) => Promise<void>
  /** Adds a note about the user, for other staff. */
  addNote: (note: { userId: number; text: string }) => Promise<void>
  /**
   * [N12] Gives a dog, or the user if `dogId` is null, a plain name in place of `name`. The user is told, and their dogs
   * leave the park; they may come back at once.
   */
  takeName: (
    change: Change & { dogId: number | null; name: string; fault: NameFault; foundBy: FoundBy },
  ) => Promise<void>
  /** Exports all data of a user as JSON. It is written to the staff log. */
  exportUser: (change: Change) => Promise<string>
  /** [S9] Schedules the deletion of the account in 14 days. */
  forgetUser: (change: Change) => Promise<void>
  /** [S9] Cancels the deletion, also if the user has asked for it themselves. */
  keepUser: (change: Change) => Promise<void>
}
