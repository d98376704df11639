import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'

/** A formatter of dates (long style, in Oslo time) in the language of the page. It takes an ISO time. */
export function useDay(): (iso: string) => string {
  const day = new Intl.DateTimeFormat(dateLocale(useLanguage()), { dateStyle: 'long', timeZone: 'Europe/Oslo' })
  return (iso) => day.format(new Date(iso))
}
