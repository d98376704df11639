/** The light: `night` from 0 by day to 1 at night, `lowSun` from 0 to 1 while the sun is low. */
export type Daylight = { night: number; lowSun: number }

const OSLO = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Oslo',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** Half the length of a day in Oslo, hours: the mean at an equinox, and how much it differs at the solstices. */
const HALF_DAY = { mean: 6.2, swing: 3.2 }
/**
 * When the sun is highest by the clock of Oslo, hours. Summer time shifts it by nearly an hour, which nobody notices.
 */
const NOON = 12.8
/** The length of dusk and dawn, hours. */
const TWILIGHT_H = 1.5
/** Days from the winter solstice to the new year. */
const AFTER_SOLSTICE = 10
const MONTH_DAYS = 30.44

/** The light of Oslo at `now` (epoch ms), with short days in winter and hardly a night at midsummer. */
export function daylightAt(now: number): Daylight {
  const { month, day, hour, minute } = partsOf(now)
  const dayOfYear = (month - 1) * MONTH_DAYS + day
  const halfDay = HALF_DAY.mean - HALF_DAY.swing * Math.cos((2 * Math.PI * (dayOfYear + AFTER_SOLSTICE)) / 365)
  const fromNoon = Math.abs(((hour + minute / 60 - NOON + 36) % 24) - 12)
  const night = smooth((fromNoon - halfDay + TWILIGHT_H / 2) / TWILIGHT_H)
  return { night, lowSun: 4 * night * (1 - night) }
}

function partsOf(now: number): Record<'month' | 'day' | 'hour' | 'minute', number> {
  const parts = { month: 1, day: 1, hour: 0, minute: 0 }
  for (const { type, value } of OSLO.formatToParts(now)) {
    if (type === 'month' || type === 'day' || type === 'hour' || type === 'minute') parts[type] = Number(value)
  }
  return parts
}

function smooth(share: number): number {
  const within = Math.max(0, Math.min(1, share))
  return within * within * (3 - 2 * within)
}
