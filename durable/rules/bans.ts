/** [B1] What a moderator may choose, in seconds; 0 is a kick without a ban. */
export const BAN_SECONDS = [0, 300, 1800, 7200, 86400] as const
export type BanSeconds = (typeof BAN_SECONDS)[number]

/** [B3] What a kick is for: each has a text in the four languages (protocol/kick-texts.ts). */
export const BROKEN_RULES = ['language', 'unkind', 'spam', 'thief', 'cheat', 'name', 'serious', 'other'] as const
export type BrokenRule = (typeof BROKEN_RULES)[number]

/** [B3] The least and the most code points of the moderator's own words for a kick. */
export const REASON_MIN = 5
export const REASON_MAX = 200

/** [B4] The longest that a ban may last however often it is doubled, ms. */
export const BAN_MAX_MS = 30 * 24 * 60 * 60 * 1000
/** [B5] Kicks and bans older than this do not count for the suggestion, ms. */
export const PROBATION_MS = 30 * 24 * 60 * 60 * 1000
/** [B6] Kicks and bans that one of the staff may give within an hour. */
export const KICKS_AN_HOUR = 30

/** [B12] The same kick again within this time is a retry of the first one, ms. */
export const SAME_KICK_MS = 60_000

export type Ban = { endsAt: number }

export function isBanSeconds(value: unknown): value is BanSeconds {
  return BAN_SECONDS.some((seconds) => seconds === value)
}

export function isBrokenRule(value: unknown): value is BrokenRule {
  return BROKEN_RULES.some((rule) => rule === value)
}

/** [B1] When a ban ends (epoch ms) that is given at `now`; null for a kick without a ban. */
export function banEndsAt(seconds: BanSeconds, now: number): number | null {
  return seconds === 0 ? null : now + seconds * 1000
}

/** [B2] Whether the ban holds at `now`: up to, not including, its end. */
export function isBanned(ban: Ban | null, now: number): boolean {
  return ban !== null && now < ban.endsAt
}

/** [B3] Whether the words have the right length; without words the rule must say enough. */
export function isReason(words: string, rule: BrokenRule): boolean {
  const { length } = [...words]
  return length <= REASON_MAX && (length >= REASON_MIN || (length === 0 && rule !== 'other'))
}

/**
 * [B5] The length of ban that staff are offered first: one step above the hardest of the last 30 days. `given` are the
 * user's earlier kicks and bans (`at` in epoch ms), without those that were lifted.
 */
export function suggestedSeconds(given: readonly { at: number; seconds: number }[], now: number): BanSeconds {
  const late = given.filter(({ at }) => now - at < PROBATION_MS)
  if (late.length === 0) return 0
  const hardest = Math.max(...late.map(({ seconds }) => seconds))
  return BAN_SECONDS.find((seconds) => seconds > hardest) ?? 86400
}
