import { dateLocale } from '#app/site/announcements.ts'
import { useLanguage } from '#app/site/use-language.ts'

/** A moment by the clock of Oslo, so that server and browser write the same. */
export function When({ iso }: { iso: string }) {
  const format = new Intl.DateTimeFormat(dateLocale(useLanguage()), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Oslo',
  })
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>
}
