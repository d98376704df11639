import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Turn } from '#durable/rules/cinema/programme.ts'
import { Curtain } from './curtain.tsx'
import { inStep } from './in-step.ts'
import type { Film } from './programme.ts'
import styles from './cinema.module.css'

/** How often a film is brought back in step with the others, ms. */
const STEP_MS = 1000

type FileFilmProps = { turn: Turn<Film>; clock: () => number }

/** A film from a file, at the same second as for all others. It says so if the file cannot be loaded. */
export function FileFilm({ turn, clock }: FileFilmProps) {
  const { t } = useTranslation('late')
  const [attempt, setAttempt] = useState(0)
  const { address, hasFailed, fail } = useFilmFile(turn.film.file, attempt)
  if (turn.film.file === null) return null
  if (hasFailed)
    return (
      <Curtain ask={{ title: turn.film.title, text: t('cinema.failed') }}>
        <Button icon="retry" onClick={() => setAttempt(attempt + 1)}>
          {t('cinema.again')}
        </Button>
      </Curtain>
    )
  if (address === null) return <Spinner label={t('cinema.fetching')} />
  return <Playing address={address} turn={turn} clock={clock} onFail={fail} />
}

function Playing({ address, turn, clock, onFail }: FileFilmProps & { address: string; onFail: () => void }) {
  const { t } = useTranslation('late')
  const video = useRef<HTMLVideoElement>(null)
  const volume = usePreference(({ sound, soundPercent }) => (sound ? soundPercent / 100 : 0))
  useEffect(() => {
    if (video.current) video.current.volume = volume
  }, [volume])
  useEffect(() => {
    const element = video.current
    if (!element) return
    const { film, startsAt } = turn
    const step = () => inStep(element, { seconds: (clock() - startsAt) / 1000, length: film.seconds })
    const timer = setInterval(step, STEP_MS)
    // Browsers play no sound before the first gesture on a page.
    const beHeard = () => {
      element.muted = false
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('loadedmetadata', step, { signal })
    for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, beHeard, { once: true, signal })
    return () => {
      clearInterval(timer)
      listening.abort()
    }
    // Film and start do not change while the component is mounted: each showing has a component of its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address])
  return (
    <video
      ref={video}
      className={styles.film}
      src={address}
      aria-label={t('cinema.screen', { title: turn.film.title })}
      playsInline
      disablePictureInPicture
      onError={onFail}
    />
  )
}

type FilmFile = { address: string | null; hasFailed: boolean }

const NOTHING: FilmFile = { address: null, hasFailed: false }

/**
 * The address from which the player loads a film. Our own films are small and are loaded whole: our static files do not
 * support range requests, without which a browser cannot seek. Other hosts support them.
 */
function useFilmFile(file: string | null, attempt: number): FilmFile & { fail: () => void } {
  const [known, setKnown] = useState<FilmFile>(NOTHING)
  useEffect(() => {
    if (file === null) return
    if (!file.startsWith('/')) return setKnown({ address: file, hasFailed: false })
    const fetching = new AbortController()
    let address: string | null = null
    setKnown(NOTHING)
    fetchWhole(file, fetching.signal).then(
      (blob) => {
        if (fetching.signal.aborted) return
        address = URL.createObjectURL(blob)
        setKnown({ address, hasFailed: false })
      },
      () => !fetching.signal.aborted && setKnown({ address: null, hasFailed: true }),
    )
    return () => {
      fetching.abort()
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [file, attempt])
  return { ...known, fail: () => setKnown({ address: null, hasFailed: true }) }
}

/** @throws if it cannot be loaded */
async function fetchWhole(file: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(file, { signal })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return response.blob()
}
