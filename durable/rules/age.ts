import { osloDay } from './life/days.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** [A1] A human year is 7 dog years: a dog has its birthday every 52 days. */
export const DAYS_PER_DOG_YEAR = 52

/** [A1] Dog years in a human year. */
export const DOG_YEARS_PER_HUMAN_YEAR = 7

/** [A1] Whole dog years since `bornAt`; times are epoch ms. */
export function ageInDogYears(bornAt: number, now: number): number {
  return Math.floor(daysOld(bornAt, now) / DAYS_PER_DOG_YEAR)
}

/** [A2] Whether the cake is shown: during the 24 hours that begin a new dog year, not on the day of birth. */
export function isBirthday(bornAt: number, now: number): boolean {
  const days = daysOld(bornAt, now)
  return days > 0 && days % DAYS_PER_DOG_YEAR === 0
}

export type DogSize = 'puppy' | 'grown'

/** [A3] How big a dog is drawn: small until its first birthday. Both are days of Oslo (`osloDay`). */
export function sizeOf(born: number, today: number): DogSize {
  return today - born < DAYS_PER_DOG_YEAR ? 'puppy' : 'grown'
}

/** The size of a dog that was born at `bornAt`; times are epoch ms. */
export function sizeAt(bornAt: number, now: number): DogSize {
  return sizeOf(osloDay(bornAt), osloDay(now))
}

function daysOld(bornAt: number, now: number): number {
  return Math.max(0, Math.floor((now - bornAt) / DAY_MS))
}
