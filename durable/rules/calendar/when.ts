import { osloDate, osloDay, osloTime, weekdayOf } from '../life/days.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** No row of the calendar comes more seldom. */
const YEAR_DAYS = 366

/** Weekdays as numbers, from Monday. */
export const WEEKDAY = { friday: 4, sunday: 6 } as const

/**
 * [CA1] When a row of the calendar is on, by the clock of Oslo: each week on a weekday (0 to 6, from Monday) from a minute of the
 * day on, for some minutes; or each year from a date ("12-31") on, for some whole days.
 */
export type CalendarWhen =
  | { weekday: number; minute: number; minutes: number }
  | { date: `${number}-${number}`; days: number }

/** One time that a row is on: from the first moment on and until the second one, which is no part of it; epoch ms. */
export type CalendarTime = { from: number; until: number }

/** [CA1] The time at which a row is on at `now` (epoch ms), or else the next one. */
export function nextTime(when: CalendarWhen, now: number): CalendarTime {
  const today = osloDay(now)
  const isWeekly = 'weekday' in when
  // What has begun on an earlier day may still be on.
  const first = isWeekly ? today : today - when.days + 1
  for (let day = first; day <= today + YEAR_DAYS; day += 1) {
    const time = timeOn(when, day)
    if (time && time.until > now) return time
  }
  throw new RangeError('a row of the calendar never comes')
}

function timeOn(when: CalendarWhen, day: number): CalendarTime | null {
  if ('weekday' in when) {
    if (weekdayOf(day) !== when.weekday) return null
    const from = osloTime(day, when.minute)
    return { from, until: from + when.minutes * MINUTE_MS }
  }
  const isItsDay = osloDate(day * DAY_MS + DAY_MS / 2).endsWith(when.date)
  return isItsDay ? { from: osloTime(day, 0), until: osloTime(day + when.days, 0) } : null
}
