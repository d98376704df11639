import type { Language } from '#durable/rules/languages.ts'
import { dateLocale } from './dates.ts'

/** Formats the end of a ban as "21 Nov 2026, 18:30", always in GMT, as the text of the banner says. */
export function banEnd(endsAt: string, language: Language): string {
  const format = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'GMT',
  } as const
  return new Intl.DateTimeFormat(dateLocale(language), format).format(new Date(endsAt))
}
