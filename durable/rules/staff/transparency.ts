/** [S20] Numbers below this are not told, and the others are rounded to a multiple of it, so that no one person shows. */
export const ROUNDED_TO = 5

/** [S20] A number as it is published: null if it is below five and not nothing. */
export function roughly(count: number): number | null {
  if (count === 0) return 0
  return count < ROUNDED_TO ? null : Math.round(count / ROUNDED_TO) * ROUNDED_TO
}

/** [S20] The months that the published average of active users is taken of. */
export const AVERAGED_MONTHS = 6
/** [S20] For how long back the numbers of staff are published, ms. */
export const TRANSPARENCY_MS = 365 * 24 * 60 * 60 * 1000

/** [S20] The average of the last full months; null before there is one. */
export function averageOf(monthly: readonly number[]): number | null {
  const counted = monthly.slice(0, AVERAGED_MONTHS)
  return counted.length === 0 ? null : counted.reduce((sum, users) => sum + users, 0) / counted.length
}
