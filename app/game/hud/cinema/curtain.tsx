import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import type { Turn } from '#durable/rules/cinema/programme.ts'
import type { Film } from './programme.ts'
import styles from './cinema.module.css'

type CurtainProps =
  | { next: Turn<Film> | null; now: number }
  /** A question to the viewer before the film is shown. */
  | { ask: { title: string; text: string }; children: ReactNode }

/** Nearer than this to the film, the countdown shows seconds, ms. */
const SOON_MS = 60_000

/** The closed curtain in front of the screen, with a note that says why it is closed. */
export function Curtain(props: CurtainProps) {
  return (
    <div className={styles.curtain}>
      <div className={styles.slip}>
        {'ask' in props ? (
          <>
            <b>{props.ask.title}</b>
            <p>{props.ask.text}</p>
            {props.children}
          </>
        ) : (
          <Next {...props} />
        )}
      </div>
    </div>
  )
}

/** [CI3] */
function Next({ next, now }: { next: Turn<Film> | null; now: number }) {
  const { t } = useTranslation('late')
  const locale = dateLocale(useLanguage())
  if (!next)
    return (
      <>
        <b>{t('cinema.empty')}</b>
        <p>{t('cinema.emptyText')}</p>
      </>
    )
  const { title } = next.film
  const leftMs = next.startsAt - now
  if (leftMs < SOON_MS)
    return (
      <>
        <b>{t('cinema.closed')}</b>
        <p>{t('cinema.soon', { title, count: Math.ceil(leftMs / 1000) })}</p>
      </>
    )
  const time = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <>
      <b>{t('cinema.empty')}</b>
      <p>{t('cinema.next', { title, time: time.format(next.startsAt) })}</p>
    </>
  )
}
