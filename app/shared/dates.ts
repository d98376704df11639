import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'

/**
 * Formats a date as "18 Nov" in the reader's language. The time zone is always that of Oslo, so that server and browser
 * write the same day.
 */
export function shortDate(iso: string, language: Language): string {
  const format = (SHORT[language] ??= new Intl.DateTimeFormat(dateLocale(language), SHORT_FORMAT))
  return format.format(new Date(iso))
}

const SHORT_FORMAT = { day: 'numeric', month: 'short', timeZone: 'Europe/Oslo' } as const
/** Made once for each language, because making one takes longer than all that it formats on a page. */
const SHORT: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** The locale for `Intl`. English dates are written the British way. */
export function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language]
}
