import { ageInDogYears, DAYS_PER_DOG_YEAR, isBirthday } from '#durable/rules/age.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type DogAge = {
  years: number
  isBirthday: boolean
  /** The next birthday after today: midnight UTC of that day, in epoch ms, and the days until then. */
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

/** The day in the park at `now` (epoch ms), as "2026-11-20": days turn at midnight in Oslo. */
export function dayInOslo(now: number): string {
  return OSLO_DAY.format(now)
}

// Swedish writes dates in the order that `<input type="date">` wants.
const OSLO_DAY = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Oslo' })
