/** [H2] Lifepoints: at birth, lost a day, gained by the first login of a day, gained by a treat. */
export const LIFEPOINTS = { atBirth: 60, lostADay: 1, perLogin: 7, perTreat: 1 } as const

/**
 * A life as the books have it: the days that were given to it, and the day (see osloDay) from which they run; null
 * where they do not run yet.
 */
export type Life = { days: number; from: number | null }

/** [H2] The lifepoints that are left on a day; at 0 the dog is dead. */
export function lifepointsOn({ days, from }: Life, today: number): number {
  return Math.max(0, days - LIFEPOINTS.lostADay * Math.max(0, today - (from ?? today)))
}

/**
 * [H3] What the first login of a day adds to so many lifepoints: less than 0 where treats had lifted them too high, but
 * where it is written down late, after that of a later day.
 */
export function gainAtLogin(lifepoints: number, isLate = false): number {
  const gain = Math.min(LIFEPOINTS.atBirth, lifepoints + LIFEPOINTS.perLogin) - lifepoints
  return isLate ? Math.max(0, gain) : gain
}
