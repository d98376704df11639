export const SEASONS = ['normal', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

const OSLO_MONTH = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Europe/Oslo' })

/** The season of the header at `now` (epoch ms), by the calendar of Oslo: winter in 12 and 1, autumn in 10 and 11. */
export function seasonAt(now: number): Season {
  const month = Number(OSLO_MONTH.format(now))
  if (month === 12 || month === 1) return 'winter'
  return month === 10 || month === 11 ? 'autumn' : 'normal'
}
