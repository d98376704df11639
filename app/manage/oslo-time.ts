const MINUTE_MS = 60_000

/** Swedish dates are ISO dates. */
const OSLO = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A moment as a field of kind datetime-local has it, by the clock of Oslo: "2026-11-20T16:00". */
export function osloLocal(epochMs: number): string {
  return OSLO.format(epochMs).replace(' ', 'T')
}

/**
 * The moment (epoch ms) that a clock in Oslo shows so; null for what is no time. Of the hour that comes twice in
 * autumn it is the first, and of the one that is left out in spring the one after.
 */
export function epochOfOslo(local: string): number | null {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : NaN
  if (Number.isNaN(asUtc)) return null
  // Oslo is one or two hours ahead.
  const candidates = [120, 60].map((aheadMinutes) => asUtc - aheadMinutes * MINUTE_MS)
  return candidates.find((epochMs) => osloLocal(epochMs) === local) ?? candidates[1] ?? asUtc
}
