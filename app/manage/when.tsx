import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'

/** Shows a time (epoch ms) in the time zone of Oslo, so that server and browser render the same text. */
export function When({ at }: { at: number }) {
  const format = new Intl.DateTimeFormat(dateLocale(useLanguage()), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Oslo',
  })
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
}

/** Shows the day of a time (epoch ms) in Oslo. */
export function Day({ at }: { at: number }) {
  const format = new Intl.DateTimeFormat(dateLocale(useLanguage()), { dateStyle: 'medium', timeZone: 'Europe/Oslo' })
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
}
