import { useTranslation } from 'react-i18next'
import type { Game } from '#app/game/model/game/game.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { HUNT } from '#durable/rules/calendar/hunt.ts'
import { CALENDAR, comingUp } from '#durable/rules/calendar/rows.ts'
import type { Coming } from '#durable/rules/calendar/rows.ts'
import styles from './news.module.css'

/** [CA5] What is on in the park, and what comes within a week. The times of a hunt are those of the reader's clock. */
export function ComingUp({ game }: { game: Game }) {
  const { t } = useTranslation('late')
  const when = useWhen()
  const now = roomTime(game.world, Date.now())
  return (
    <section className={styles.coming}>
      <h3>{t('calendar.title')}</h3>
      <ul>
        {comingUp(now).map((row) => (
          <li key={row.key}>
            <b>{t(`calendar.rows.${row.key}.name`)}</b>
            <span>{row.from <= now ? t('calendar.now') : when(row)}</span>
            <p>{t(`calendar.rows.${row.key}.what`, { finds: HUNT.finds, bones: HUNT.bones })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const HOUR = { hour: '2-digit', minute: '2-digit' } as const

function useWhen(): (row: Coming) => string {
  const locale = dateLocale(useLanguage())
  const hour = new Intl.DateTimeFormat(locale, HOUR)
  return ({ key, from, until }) => {
    if (!('weekday' in CALENDAR[key]))
      return new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'Europe/Oslo' }).format(from)
    return `${new Intl.DateTimeFormat(locale, DAY).format(from)}, ${hour.format(from)}–${hour.format(until)}`
  }
}
