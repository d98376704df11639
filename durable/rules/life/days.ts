const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
/** The days of a week. */
export const WEEK_DAYS = 7

/** The Swedish date format is that of ISO dates: "2026-11-23". */
const OSLO_DATE = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' })
const OSLO_HOUR = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' })

/** [H1] The day of the park at `now` (epoch ms), from midnight to midnight in Oslo, counted from 1970-01-01. */
export function osloDay(now: number): number {
  return osloHour(now).day
}

/** The minute of the Oslo day at `now` (epoch ms), from 0 to 1439. */
export function osloMinute(now: number): number {
  return osloHour(now).hour * 60 + Math.floor((now % HOUR_MS) / MINUTE_MS)
}

/** The date in Oslo at `now` (epoch ms), "2026-11-23". */
export function osloDate(now: number): string {
  return OSLO_DATE.format(now)
}

/** The month in Oslo at `now` (epoch ms), counted from January of the year 0, so that the number of a January is even. */
export function osloMonth(now: number): number {
  const [year = 0, month = 0] = osloDate(now).split('-').map(Number)
  return year * 12 + month - 1
}

/** The midnight (epoch ms) with which such a month begins. */
export function osloMonthStart(month: number): number {
  return osloTime(Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS, 0)
}

/**
 * The moment (epoch ms) of a minute of an Oslo day. In the hour that comes twice in autumn it is the first one, and a minute of the
 * hour that is skipped in spring is one hour later.
 */
export function osloTime(day: number, minute: number): number {
  const asUtc = day * DAY_MS + minute * MINUTE_MS
  // Oslo is one or two hours ahead of UTC.
  const summer = asUtc - 2 * HOUR_MS
  return osloDay(summer) === day && osloMinute(summer) === minute ? summer : asUtc - HOUR_MS
}

/** The day of the week of an Oslo day, from Monday as 0. */
export function weekdayOf(day: number): number {
  // Day 0 was a Thursday.
  return (day + 3) % WEEK_DAYS
}

/** The week of an Oslo day: the day of its Monday. */
export function weekOfDay(day: number): number {
  return day - weekdayOf(day)
}

/** The midnight (epoch ms) with which the day of the park at `now` begins. It is a full hour. */
export function osloDayStart(now: number): number {
  let start = Math.floor(now / HOUR_MS) * HOUR_MS
  while (osloDate(start - 1) === osloDate(now)) start -= HOUR_MS
  return start
}

type OsloHour = { utc: number; day: number; hour: number }
/** The hour that was asked for last, in UTC and in Oslo: formatting one takes longer than all else about it. */
let lastHour: OsloHour | null = null

/** Oslo is whole hours ahead of UTC, so all moments of an hour are in the same one there. */
function osloHour(now: number): OsloHour {
  const utc = Math.floor(now / HOUR_MS)
  if (lastHour?.utc !== utc) {
    // A day of the calendar has 24 hours in UTC, whatever the clocks of Oslo do.
    const day = Date.parse(`${osloDate(now)}T00:00:00Z`) / DAY_MS
    lastHour = { utc, day, hour: Number(OSLO_HOUR.format(now)) }
  }
  return lastHour
}
