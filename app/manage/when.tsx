import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'

/** A moment (epoch ms) by the clock of Oslo, so that server and browser write the same. */
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
