/**
 * The quiet hours of a device, in its own time zone (IANA): from the full hour `from` until the full hour `to`, 0 to 23.
 * Two equal hours mean that there are none.
 */
export type QuietHours = { zone: string; from: number; to: number }

/** Quiet hours where the player has chosen none. */
export const FIRST_QUIET = { from: 22, to: 8 } as const

/** The zone of a device that knows none, as the park's own days are counted. */
const PARK_ZONE = 'Europe/Oslo'
/** What browsers without a time zone say: Chromium on Linux without /etc/localtime, and old ones. */
const UNKNOWN = ['', 'Etc/Unknown', 'Unknown', 'undefined']

/** The zone that a device says it is in, or else the park's. */
export function zoneOr(zone: string | null | undefined): string {
  return zone === null || zone === undefined || UNKNOWN.includes(zone) ? PARK_ZONE : zone
}

const HOUR_MS = 60 * 60 * 1000
/** Zones differ from UTC by multiples of this. */
const STEP_MS = HOUR_MS / 4

/** Whether this runtime knows the time zone. */
export function isZone(zone: string): boolean {
  try {
    hourFormat(zone)
    return true
  } catch {
    return false
  }
}

/** Whether it is quiet at `now` (epoch ms). A night in which the clocks change is quiet by the clock, too. */
export function isQuiet({ zone, from, to }: QuietHours, now: number): boolean {
  if (from === to) return false
  const hour = Number(hourFormat(zone).format(now))
  return from < to ? from <= hour && hour < to : hour >= from || hour < to
}

/** The first moment from `now` on (epoch ms) at which it is not quiet. */
export function quietEndsAt(quiet: QuietHours, now: number): number {
  if (!isQuiet(quiet, now)) return now
  let at = now - (now % STEP_MS)
  do at += STEP_MS
  while (isQuiet(quiet, at))
  return at
}

const formats = new Map<string, Intl.DateTimeFormat>()

function hourFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  formats.set(zone, format)
  return format
}
