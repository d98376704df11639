/** [H2] Lifepoints: at birth, lost per day, gained by the first login of a day, gained by a treat. */
export const LIFEPOINTS = { atBirth: 60, lostADay: 1, perLogin: 7, perTreat: 1 } as const

/**
 * A life as the ledger stores it: the days that it was given, and the day (see osloDay) from which they are counted;
 * null if they are not counted yet.
 */
export type Life = { days: number; from: number | null }

/** [H2] The lifepoints that are left on a day; at 0 the dog is dead. */
export function lifepointsOn({ days, from }: Life, today: number): number {
  return Math.max(0, days - LIFEPOINTS.lostADay * Math.max(0, today - (from ?? today)))
}

/**
 * [H3] What the first login of a day adds to `lifepoints`. It is negative if treats had raised them above the most;
 * not so if the login is written late, after that of a later day.
 */
export function gainAtLogin(lifepoints: number, isLate = false): number {
  const gain = Math.min(LIFEPOINTS.atBirth, lifepoints + LIFEPOINTS.perLogin) - lifepoints
  return isLate ? Math.max(0, gain) : gain
}
