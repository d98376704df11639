/** [B1] What a moderator may choose, in seconds; 0 is a kick without a ban (spec 9). */
export const BAN_SECONDS = [0, 300, 1800, 7200, 86400] as const
export type BanSeconds = (typeof BAN_SECONDS)[number]

export type Ban = { endsAt: number }

export function isBanSeconds(value: unknown): value is BanSeconds {
  return BAN_SECONDS.some((seconds) => seconds === value)
}

/** [B1] When a ban ends (epoch ms) that is given at `now`; null for a kick without a ban. */
export function banEndsAt(seconds: BanSeconds, now: number): number | null {
  return seconds === 0 ? null : now + seconds * 1000
}

/** [B2] Whether the ban holds at `now`: up to, not including, its end. */
export function isBanned(ban: Ban | null, now: number): boolean {
  return ban !== null && now < ban.endsAt
}
