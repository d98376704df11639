import type { BanKind } from '#durable/rules/staff/closures.ts'
import type { BansQuery, TablePage } from '#durable/rules/staff/tables.ts'

export type BanRow = {
  id: number
  userId: number
  username: string
  dogName: string | null
  /** Epoch ms, as all times here. */
  at: number
  endsAt: number
  /** The length as it was given; 0 for a kick without a ban. */
  seconds: number
  kind: BanKind
  /** The reason, in the language of the member of staff who reads it. */
  reason: string
  issuer: string | null
  isActive: boolean
  isLifted: boolean
  isAppealed: boolean
  /**
   * [B7] Whether the reader may lift it: the one who gave it may, and administrators may lift all but bans of their
   * own.
   */
  mayLift: boolean
}

/** The methods of the server for the page of bans. */
export type BansDesk = {
  /** Searches by a part of a name or of a reason, or by the id of a user. */
  bans: (query: BansQuery) => Promise<TablePage<BanRow>>
  /** Ends a ban at once. */
  liftBan: (lift: { banId: number; reason: string }) => Promise<void>
}
