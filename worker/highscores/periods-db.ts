import { osloDate } from '#durable/rules/life/days.ts'
import type { Interval } from '#worker/db/schema/highscores.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The first day of the period that contains `now` (epoch ms) in Europe/Oslo, as an ISO date; "ever" for AllTime. */
export function periodOf(interval: Interval, now: number): string {
  const today = osloDate(now)
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

/** The days of Oslo in a period, counted from 1970-01-01: from its first one until the day after its last one. */
export function daysOf(interval: Interval, period: string): { from: number; until: number } {
  const from = dayNumber(period)
  switch (interval) {
    case 'AllTime':
      return { from: 0, until: Number.MAX_SAFE_INTEGER }
    case 'Daily':
      return { from, until: from + 1 }
    case 'Weekly':
      return { from, until: from + 7 }
    case 'Yearly':
      return { from, until: dayNumber(`${Number(period.slice(0, 4)) + 1}-01-01`) }
  }
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

// In UTC every calendar day has 24 hours; in Oslo two days of the year do not.
function mondayOf(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (midnight.getUTCDay() + 6) % 7
  return new Date(midnight.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
