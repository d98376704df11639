import { LANGUAGE_TAGS, type Language } from '#durable/rules/languages.ts'

/** "18 Nov", in the reader's language and by the calendar of Oslo, so that server and browser write the same day. */
export function shortDate(iso: string, language: Language): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'Europe/Oslo' } as const
  return new Intl.DateTimeFormat(dateLocale(language), format).format(new Date(iso))
}

/** For `Intl`: dates in English are written the European way. */
export function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language]
}
