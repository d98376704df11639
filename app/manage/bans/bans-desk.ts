import type { BansQuery, TablePage } from '#durable/rules/staff/tables.ts'

export type BanRow = {
  id: number
  userId: number
  username: string
  dogName: string | null
  /** Epoch ms, as all times here. */
  at: number
  endsAt: number
  /** As it was given; 0 is a kick without a ban. */
  seconds: number
  /** In the reader's language. */
  reason: string
  issuer: string | null
  isActive: boolean
  isLifted: boolean
  isAppealed: boolean
  /** [B7] Whoever gave it takes it back; administrators lift any but their own. */
  mayLift: boolean
}

/** What the page of bans asks of the server. */
export type BansDesk = {
  /** By a part of a name or of a reason, or by the id of a user. */
  bans: (query: BansQuery) => Promise<TablePage<BanRow>>
  /** Ends a ban there and then. */
  liftBan: (lift: { banId: number; reason: string }) => Promise<void>
}
