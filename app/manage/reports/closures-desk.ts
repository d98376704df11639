import type { BrokenRule } from '#durable/rules/bans.ts'
import type { FoundBy } from '#durable/rules/staff/decisions.ts'

/** An account that is closed until a second one of the staff has decided. Times are epoch ms. */
export type Closure = {
  banId: number
  userId: number
  username: string
  at: number
  /** When it opens by itself, if nobody decides. */
  endsAt: number
  /** The reason, in the language of the member of staff who reads it. */
  reason: string
  closer: string | null
  /** [B24] Whether the reader may exclude for good: an administrator above the user who has not closed it. */
  mayDecide: boolean
  /** Whether the reader may open it again: who has closed it, or who may decide. */
  mayOpen: boolean
}

/** The methods of the server for accounts that are closed, and for exclusions for good. */
export type ClosuresDesk = {
  closures: () => Promise<Closure[]>
  /** [B23] Closes an account, at once. Its dogs leave the park. */
  closeAccount: (closing: { userId: number; rule: BrokenRule; foundBy: FoundBy; reason: string }) => Promise<void>
  /** [B24] Excludes for good, or opens the account again. The user reads the reason. */
  decideClosure: (deciding: { banId: number; isForGood: boolean; reason: string }) => Promise<void>
}
