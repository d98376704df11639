import { ageInDogYears, DAYS_PER_DOG_YEAR, isBirthday } from '#durable/rules/age.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type DogAge = {
  years: number
  isBirthday: boolean
  /** The next birthday after today: midnight UTC of that day in epoch ms, and the number of days until then. */
  nextAt: number
  daysLeft: number
}

/** The age of a dog whose first day was `born`, on the day `today`, both as "2026-11-20"; null before its first day. */
export function ageAt(born: string, today: string): DogAge | null {
  const bornAt = Date.parse(born)
  const now = Date.parse(today)
  if (!(bornAt <= now)) return null
  const years = ageInDogYears(bornAt, now)
  const nextAt = bornAt + (years + 1) * DAYS_PER_DOG_YEAR * DAY_MS
  return { years, isBirthday: isBirthday(bornAt, now), nextAt, daysLeft: Math.round((nextAt - now) / DAY_MS) }
}

/** The calendar day in Oslo at `now` (epoch ms), as "2026-11-20". */
export function dayInOslo(now: number): string {
  return OSLO_DAY.format(now)
}

// The Swedish format of a date is the one that `<input type="date">` uses.
const OSLO_DAY = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Oslo' })
