import { browserStorage } from '#app/storage.ts'

const DAYS_KEY = 'voffpark.days'
/** [IN4] The sheet opens by itself from this day of play on: by then somebody has come back twice. */
const OFFER_FROM_DAY = 3

/** Counts the days on which this browser has been at the chooser; 0 where nothing can be stored. */
export function countPlayDay(today: string): number {
  const [last = '', count = '0'] = (browserStorage.getItem(DAYS_KEY) ?? '').split(' ')
  const days = last === today ? Number(count) : Number(count) + 1
  return browserStorage.setItem(DAYS_KEY, `${today} ${days}`) ? days : 0
}

export function isOfferDay(days: number): boolean {
  return days >= OFFER_FROM_DAY
}

/** The day by the visitor's own clock, "2026-11-23". */
export function dayOf(at: Date): string {
  return `${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`
}
