const DAY_MS = 24 * 60 * 60 * 1000

/** The Swedish date format is that of ISO dates: "2026-11-23". */
const OSLO_DATE = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' })

/** [H1] The day of the park at `now` (epoch ms), from midnight to midnight in Oslo, counted from 1970-01-01. */
export function osloDay(now: number): number {
  // A day of the calendar has 24 hours in UTC, whatever the clocks of Oslo do.
  return Date.parse(`${OSLO_DATE.format(now)}T00:00:00Z`) / DAY_MS
}
