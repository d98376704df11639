import type { Interval } from '#worker/db/schema/highscores.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Swedish dates are ISO dates. */
const OSLO_DAY = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' })

/** The period of the interval that `now` (epoch ms) falls into in Europe/Oslo, as its first day; "ever" for AllTime. */
export function periodOf(interval: Interval, now: number): string {
  const today = OSLO_DAY.format(now)
  switch (interval) {
    case 'AllTime':
      return 'ever'
    case 'Daily':
      return today
    case 'Weekly':
      return mondayOf(today)
    case 'Yearly':
      return `${today.slice(0, 4)}-01-01`
  }
}

// Counted in calendar days: a day of the calendar has 24 hours in UTC, whatever the clocks of Oslo do.
function mondayOf(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (midnight.getUTCDay() + 6) % 7
  return new Date(midnight.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
