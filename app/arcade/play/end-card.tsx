import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MedalBadge, medalWords } from '#app/arcade/boards/medal-badge.tsx'
import { useBoards } from '#app/arcade/boards/use-boards.ts'
import type { RoundSetup } from '#app/arcade/game-module.ts'
import type { FinishAnswer } from '#app/arcade/rounds/rounds.ts'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { GameKey } from '#durable/rules/games/games.ts'
import { medalFor } from '#durable/rules/games/prizes/medals.ts'
import type { Medal } from '#durable/rules/games/prizes/medals.ts'
import styles from './end-card.module.css'

/** Keys and taps that still belong to the round press nothing, ms. */
const AGAIN_AFTER_MS = 350

type EndCardProps = {
  game: GameKey
  hero: PicturedDog
  setup: RoundSetup
  score: number
  /** Null while the server counts. */
  answer: FinishAnswer | null
  isForFun: boolean
  /** Plays again at the calm pace; null where there is none, or it was not too fast. */
  onCalmer: (() => void) | null
  onAgain: () => void
  onLeave: () => void
}

/** What a round has come to, over its last picture; the same keys that one plays with begin the next. */
export function EndCard({ game, hero, setup, score, answer, isForFun, onCalmer, onAgain, onLeave }: EndCardProps) {
  const { t, i18n } = useTranslation('arcade')
  const id = useId()
  const cover = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLElement>(null)
  const number = new Intl.NumberFormat(i18n.language)
  const medal = medalFor(score, setup.medals)
  useAgain(cover, card, onAgain)
  return (
    <div ref={cover} className={styles.cover}>
      <section ref={card} className={styles.card} aria-labelledby={id} tabIndex={-1}>
        <Panel className={styles.paper}>
          <h2 id={id}>{t('shell.end.title')}</h2>
          <div className={styles.result}>
            <DogPicture dog={hero} label="" pose={medal > 0 ? 'happy' : 'sit'} scale={2} />
            <p className={styles.score}>
              <span className={styles.read}>{t('shell.score', { score: number.format(score) })}</span>
              <span aria-hidden="true">{number.format(score)}</span>
            </p>
            <MedalBadge medal={medal} isBig />
          </div>
          <ul className={styles.lines}>
            <Beaten score={score} best={setup.best} isForFun={isForFun} />
            <NextMedal score={score} setup={setup} medal={medal} />
          </ul>
          <div className={styles.told} role="status">
            <Told game={game} answer={answer} isForFun={isForFun} />
          </div>
          {onCalmer && (
            <p className={styles.calmer}>
              <span>{t('shell.end.tooFast')}</span>
              <Button size="small" onClick={onCalmer}>
                {t('shell.end.calmer')}
              </Button>
            </p>
          )}
          <div className={styles.actions}>
            <Button onClick={onLeave}>{t('shell.end.toCard')}</Button>
            <Button kind="primary" icon="retry" aria-keyshortcuts="R Space Enter" onClick={onAgain}>
              {t('shell.end.again')}
            </Button>
          </div>
        </Panel>
      </section>
    </div>
  )
}

/** *Again* by the keys that one plays with, and by a tap anywhere below the middle. */
function useAgain(
  cover: React.RefObject<HTMLElement | null>,
  card: React.RefObject<HTMLElement | null>,
  onAgain: () => void,
) {
  const again = useRef(onAgain)
  useLayoutEffect(() => {
    again.current = onAgain
  })
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    const readyAt = performance.now() + AGAIN_AFTER_MS
    const listening = new AbortController()
    const { signal } = listening
    const isReady = () => performance.now() >= readyAt
    // A key that is held since the round is no new press.
    window.addEventListener(
      'keydown',
      (event) => {
        const isButton = event.target instanceof HTMLButtonElement
        const isAgain = event.code === 'KeyR' || (!isButton && ['Space', 'Enter', 'NumpadEnter'].includes(event.code))
        if (!isAgain || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        if (isReady()) again.current()
      },
      { signal, capture: true },
    )
    cover.current?.addEventListener(
      'pointerup',
      ({ target, clientY }) => {
        const isButton = target instanceof Element && target.closest('button') !== null
        if (isReady() && !isButton && clientY > window.innerHeight / 2) again.current()
      },
      { signal },
    )
    return () => listening.abort()
  }, [cover, card])
}

function Beaten({ score, best, isForFun }: { score: number; best: number | null; isForFun: boolean }) {
  const { t, i18n } = useTranslation('arcade')
  if (isForFun) return null
  const number = new Intl.NumberFormat(i18n.language)
  if (best === null) return <li>{t('shell.end.first')}</li>
  if (score <= best) return <li>{t('shell.end.less', { points: number.format(best - score) })}</li>
  return (
    <li className={styles.best}>
      <Icon name="star" />
      <span>
        {t('shell.end.best')} {t('shell.end.more', { points: number.format(score - best) })}
      </span>
    </li>
  )
}

function NextMedal({ score, setup, medal }: { score: number; setup: RoundSetup; medal: Medal }) {
  const { t, i18n } = useTranslation('arcade')
  const next: Medal | null = medal === 0 ? 1 : medal === 1 ? 2 : medal === 2 ? 3 : null
  if (next === null) return null
  const points = new Intl.NumberFormat(i18n.language).format((setup.medals[next - 1] ?? 0) - score)
  return <li>{t('shell.end.nextMedal', { points, medal: medalWords(t, next).toLocaleLowerCase(i18n.language) })}</li>
}

/** What the server says of the round, or why it says nothing. */
function Told({ game, answer, isForFun }: { game: GameKey; answer: FinishAnswer | null; isForFun: boolean }) {
  const { t } = useTranslation('arcade')
  if (isForFun) return <p>{t('shell.end.forFun')}</p>
  if (answer === null) return <p>{t('shell.end.sending')}</p>
  if ('isKept' in answer) return <p className={styles.note}>{t(answer.isKept ? 'shell.end.kept' : 'shell.end.lost')}</p>
  if ('refusal' in answer) return <p className={styles.note}>{answer.words}</p>
  const { counts, bones, punches } = answer.end
  return (
    <>
      <ul className={styles.gained}>
        {bones > 0 && (
          <li>
            <Icon name="bone" />
            <span>{t('shell.end.bones', { count: bones })}</span>
          </li>
        )}
        {counts === 'counted' && <Position game={game} />}
        <li>
          <Icon name="card" />
          <span>{t('shell.end.punches', { count: punches })}</span>
        </li>
      </ul>
      {counts !== 'counted' && <p>{t(`shell.end.${counts}`)}</p>}
    </>
  )
}

/** The own place on the board of today, also below its rows. */
function Position({ game }: { game: GameKey }) {
  const { t, i18n } = useTranslation('arcade')
  const number = new Intl.NumberFormat(i18n.language)
  const { boards } = useBoards(game, '')
  const position = boards?.dailyOwn?.position ?? null
  if (position === null) return null
  return (
    <li>
      <Icon name="cup" />
      <span>{t('shell.end.position', { position: number.format(position) })}</span>
    </li>
  )
}
