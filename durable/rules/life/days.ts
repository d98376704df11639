const DAY_MS = 24 * 60 * 60 * 1000

/** The Swedish date format is that of ISO dates: "2026-11-23". */
const OSLO_DATE = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' })

/** [H1] The day of the park at `now` (epoch ms), from midnight to midnight in Oslo, counted from 1970-01-01. */
export function osloDay(now: number): number {
  // A day of the calendar has 24 hours in UTC, whatever the clocks of Oslo do.
  return Date.parse(`${OSLO_DATE.format(now)}T00:00:00Z`) / DAY_MS
}

const OSLO_HOUR = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' })
const HOUR_MS = 60 * 60 * 1000

/** The hour that was asked for last, in UTC and in Oslo: formatting one takes longer than all else about it. */
const lastHour = { utc: Number.NaN, oslo: 0 }

/** The minute of the Oslo day at `now` (epoch ms), from 0 to 1439. Oslo is whole hours ahead of UTC. */
export function osloMinute(now: number): number {
  const utc = Math.floor(now / HOUR_MS)
  if (utc !== lastHour.utc) Object.assign(lastHour, { utc, oslo: Number(OSLO_HOUR.format(now)) })
  return lastHour.oslo * 60 + Math.floor((now - utc * HOUR_MS) / 60_000)
}
