const MINUTE_MS = 60_000

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
 * Parses such a text (epoch ms); null if it is malformed. In the hour that comes twice in autumn it is the first one,
 * and a time in the hour that is skipped in spring is one hour later.
 */
export function epochOfOslo(local: string): number | null {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : NaN
  if (Number.isNaN(asUtc)) return null
  // Oslo is one or two hours ahead of UTC.
  const candidates = [120, 60].map((aheadMinutes) => asUtc - aheadMinutes * MINUTE_MS)
  return candidates.find((epochMs) => osloLocal(epochMs) === local) ?? candidates[1] ?? asUtc
}
