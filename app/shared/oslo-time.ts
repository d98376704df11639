import { osloTime } from '#durable/rules/life/days.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** The Swedish date format is that of ISO dates. */
const OSLO = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Formats a time for a datetime-local input, in the time zone of Oslo: "2026-11-20T16:00". */
export function osloLocal(epochMs: number): string {
  return OSLO.format(epochMs).replace(' ', 'T')
}

/**
 * Parses such a text (epoch ms); null if it is malformed. What the clock shows twice or never is as `osloTime` has it.
 */
export function epochOfOslo(local: string): number | null {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : NaN
  if (Number.isNaN(asUtc)) return null
  const day = Math.floor(asUtc / DAY_MS)
  return osloTime(day, (asUtc - day * DAY_MS) / MINUTE_MS)
}
