import { can, standsAbove } from '../roles.ts'
import type { RoleHolder } from '../roles.ts'

/** The kinds of bans: for some time, until a second one of the staff has decided, and for good. */
export const BAN_KINDS = ['timed', 'closed', 'for-good'] as const
export type BanKind = (typeof BAN_KINDS)[number]

const DAY_MS = 24 * 60 * 60 * 1000

/** [B23] An account that nobody has decided about opens again after this time, ms. */
export const CLOSED_AT_MOST_MS = 14 * DAY_MS

/** [B24] The end of an exclusion for good, epoch ms: the last moment of the year 9999, which every clock can show. */
export const NEVER = Date.UTC(10_000, 0, 1) - 1

type Member = RoleHolder & { userId: number }

/** [B24] Whether `second` may decide about an account that `first` has closed: never the same person. */
export function mayDecide(second: Member, { first, closed }: { first: number | null; closed: Member }): boolean {
  const isAnother = second.userId !== first && second.userId !== closed.userId
  return isAnother && can(second, 'exclude-for-good') && standsAbove(second, closed)
}
