import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreference, useSettings } from '#app/game/hud/settings/use-settings.ts'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { lengthText } from '#durable/rules/cinema/length.ts'
import { showingAt } from '#durable/rules/cinema/programme.ts'
import type { Turn } from '#durable/rules/cinema/programme.ts'
import { Curtain } from './curtain.tsx'
import { CINEMA_WINDOW } from './feature.ts'
import { FileFilm } from './file-film.tsx'
import type { Film } from './programme.ts'
import { useProgramme } from './programme.ts'
import { YoutubeFilm } from './youtube-film.tsx'
import styles from './cinema.module.css'

/** The video player of the cinema: all who sit see the same second of the same film. */
export default function CinemaWindow({ game }: WindowProps) {
  const { t } = useTranslation('game')
  return (
    <GameWindow window={CINEMA_WINDOW} title={t('life.cinema.title')} corner="top" className={styles.cinema}>
      <Suspense fallback={<Spinner label={t('life.loading')} />}>
        <Cinema game={game} />
      </Suspense>
    </GameWindow>
  )
}

function Cinema({ game }: { game: Game }) {
  const { t } = useTranslation(['late', 'game'])
  const { films, hasFailed, again } = useProgramme()
  const now = roomTime(game.world, useNow(500))
  const screen = useRef<HTMLDivElement>(null)
  const isStill = useStill()
  const [isWanted, want] = useState(false)
  const [hasConsented, consent] = useState(false)
  if (!films) return <AnswerPending hasFailed={hasFailed} again={again} />
  const { on, next } = showingAt(films, now)
  const clock = () => roomTime(game.world, Date.now())
  return (
    <>
      <div ref={screen} className={styles.screen}>
        {!on && <Curtain next={next} now={now} />}
        {on && on.film.youtube !== null && !hasConsented && (
          <Curtain ask={{ title: t('late:cinema.youtube'), text: t('late:cinema.youtubeText') }}>
            <Button kind="primary" onClick={() => consent(true)}>
              {t('late:cinema.yes')}
            </Button>
          </Curtain>
        )}
        {on && on.film.file !== null && isStill && !isWanted && (
          <Curtain ask={{ title: on.film.title, text: t('late:cinema.still') }}>
            <Button kind="primary" icon="video" onClick={() => want(true)}>
              {t('late:cinema.play')}
            </Button>
          </Curtain>
        )}
        {on && (!isStill || isWanted) && <FileFilm key={turnKey(on)} turn={on} clock={clock} />}
        {on && hasConsented && <YoutubeFilm key={`tube ${turnKey(on)}`} turn={on} clock={clock} />}
      </div>
      <div className={styles.foot}>
        <p className={styles.title}>
          {on && <b>{on.film.title}</b>}
          {on && <Place turn={on} now={now} />}
        </p>
        <Button size="small" icon="emote-clap" onClick={() => game.talk.emote('clap')}>
          {t('late:cinema.clap')}
        </Button>
        {on && on.film.file !== null && <SoundKey />}
        {on && document.fullscreenEnabled && (
          <Button size="small" onClick={() => void screen.current?.requestFullscreen().catch(() => null)}>
            {t('late:cinema.whole')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The current second of the film, the same for everybody. */
function Place({ turn: { film, startsAt }, now }: { turn: Turn<Film>; now: number }) {
  const { t } = useTranslation('late')
  const seconds = Math.max(0, Math.min(film.seconds, Math.floor((now - startsAt) / 1000)))
  const [at, length] = [lengthText(seconds), lengthText(film.seconds)]
  return (
    <span className={styles.place}>
      <progress value={seconds} max={film.seconds} aria-label={t('cinema.place', { at, length })} />
      <span aria-hidden="true">{`${at} / ${length}`}</span>
    </span>
  )
}

/** Switches all sound of the park. The volumes are set in the window of sounds. */
function SoundKey() {
  const { t } = useTranslation('late')
  const settings = useSettings()
  const isOn = usePreference(({ sound }) => sound)
  return (
    <Button size="small" icon={isOn ? 'sound' : 'mute'} onClick={() => settings.change({ sound: !isOn })}>
      {t(isOn ? 'cinema.mute' : 'cinema.loud')}
    </Button>
  )
}

function useStill(): boolean {
  const isAsked = usePreference(({ reducedMotion }) => reducedMotion)
  return useMediaQuery('(prefers-reduced-motion: reduce)') || isAsked
}

function turnKey({ film, startsAt }: Turn<Film>): string {
  return `${film.id} ${startsAt}`
}
