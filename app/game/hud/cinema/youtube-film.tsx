import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import type { Turn } from '#durable/rules/cinema/programme.ts'
import type { Film } from './programme.ts'
import styles from './cinema.module.css'

type YoutubeFilmProps = { turn: Turn<Film>; clock: () => number }

/**
 * [CI4] A film on YouTube, in a frame without cookies. It is rendered only after the viewer has agreed. It starts at the
 * second that the others see; from then on it is not kept in step.
 */
export function YoutubeFilm({ turn: { film, startsAt }, clock }: YoutubeFilmProps) {
  const { t } = useTranslation('late')
  const isHeard = usePreference(({ sound }) => sound)
  const [address] = useState(() => {
    const start = Math.max(0, Math.round((clock() - startsAt) / 1000))
    const asked = { autoplay: '1', mute: isHeard ? '0' : '1', start: String(start), playsinline: '1', rel: '0' }
    return `https://www.youtube-nocookie.com/embed/${film.youtube}?${new URLSearchParams(asked).toString()}`
  })
  if (film.youtube === null) return null
  return (
    <iframe
      className={styles.film}
      src={address}
      title={t('cinema.screen', { title: film.title })}
      allow="autoplay; encrypted-media; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      // YouTube refuses to play without a referrer. It gets the origin only.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
