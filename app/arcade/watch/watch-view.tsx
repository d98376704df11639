import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MountRound, RoundFigures } from '#app/arcade/game-module.ts'
import { ARCADE_GAMES } from '#app/arcade/games.ts'
import { FigureRow } from '#app/arcade/play/figure-row.tsx'
import type { PlaySurroundings } from '#app/arcade/play/play-view.tsx'
import { playGameSound } from '#app/arcade/play/sound.ts'
import { topPxNow } from '#app/arcade/play/top-px.ts'
import { useWholeWindow } from '#app/arcade/play/use-whole-window.ts'
import { levelOfRound } from '#app/arcade/rounds/sent-level.ts'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { medalScoresOf } from '#durable/rules/games/prizes/medals.ts'
import type { MedalScores } from '#durable/rules/games/prizes/medals.ts'
import type { PlayedCourse, WatchedPiece } from '#durable/rules/games/round/watching.ts'
import { WatchRunner } from './watch-runner.ts'
import { WatchedRound } from './watched-round.ts'
import playStyles from '#app/arcade/play/play-view.module.css'
import styles from './watch-view.module.css'

/** What comes from the room: the pieces of the round, that it shows it no more, and that a lost connection is back. */
export type WatchFeed = {
  /** Asks the room for the round that is on. */
  ask: () => void
  listen: (on: { piece: (piece: WatchedPiece) => void; refused: () => void; returned: () => void }) => () => void
}

type WatchViewProps = {
  game: GameKey
  player: PicturedDog & { id: number; name: string }
  feed: WatchFeed
  surroundings: Omit<PlaySurroundings, 'hero' | 'cabinet'>
  onLeave: () => void
}

type Shown = { watched: WatchedRound; mount: MountRound; level: HeapLevel | null; medals: MedalScores }
type Phase = { is: 'asking' } | { is: 'gone' } | ({ is: 'shown' } & Shown)

/** Pieces come each second: after so long without one the room is asked again, ms. */
const ASKED_AGAIN_MS = 6000

/** The round of somebody else in the whole window. It is only looked at. */
export function WatchView({ game, player, feed, surroundings, onLeave }: WatchViewProps) {
  const { t, i18n } = useTranslation('arcade')
  const { language } = i18n
  const dialog = useWholeWindow()
  const stage = useRef<HTMLDivElement>(null)
  const around = useRef(surroundings)
  around.current = surroundings
  const [phase, setPhase] = useState<Phase>({ is: 'asking' })
  const [isOver, setOver] = useState(false)
  const [figures, setFigures] = useState<RoundFigures | null>(null)
  useEffect(() => {
    let watched: WatchedRound | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHere = true
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, ASKED_AGAIN_MS)
    }
    const ask = () => {
      feed.ask()
      wait()
    }
    const begin = async (round: WatchedRound) => {
      const shown = await shownRound(round, player).catch(() => null)
      if (!isHere || watched !== round) return
      setOver(false)
      setPhase(shown ? { is: 'shown', ...shown } : { is: 'gone' })
    }
    const stop = feed.listen({
      piece: (piece) => {
        // The room tells the whole round again after a lost connection.
        const begun = piece.course && (watched?.isFollowedBy(piece) ?? true) ? new WatchedRound(piece.course) : null
        watched = begun ?? watched
        watched?.take(piece)
        if (begun) void begin(begun)
        if (piece.isLast) {
          clearTimeout(timer)
          setOver(true)
        } else wait()
      },
      refused: () => {
        clearTimeout(timer)
        setPhase({ is: 'gone' })
      },
      // The room shows nothing to whom it has lost, nor did it hear what was asked meanwhile.
      returned: ask,
    })
    ask()
    return () => {
      isHere = false
      clearTimeout(timer)
      stop()
    }
    // One player is watched as long as this is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const shown = phase.is === 'shown' ? phase : null
  useEffect(() => {
    const element = stage.current
    if (!shown || !element) return
    element.replaceChildren()
    const { seed, isCalm } = shown.watched.course
    const running = new WatchRunner(
      shown.mount,
      {
        element,
        topPx: topPxNow(),
        round: { seed, level: shown.level, attempt: null, medals: shown.medals, best: null, isFirst: false },
        pace: { isCalm, switchMs: null },
        isStill: () => around.current.isStill(),
        t,
        language,
        sound: (parameters) => void playGameSound(parameters, around.current.loudness()),
        say: () => {},
      },
      { watched: shown.watched, onFigures: setFigures },
    )
    return () => running.stop()
    // A round is mounted once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The park hears no keys while its picture is covered.
      event.stopPropagation()
      if (event.type !== 'keydown' || event.code !== 'Escape') return
      event.preventDefault()
      onLeave()
    }
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, onKey, { capture: true })
    return () => {
      for (const type of ['keydown', 'keyup'] as const) window.removeEventListener(type, onKey, { capture: true })
    }
  }, [onLeave])
  const { name } = player
  const title = t('shell.watch.title', { name, game: t(`names.${game}`) })
  return (
    <dialog
      ref={dialog}
      className={playStyles.view}
      aria-label={title}
      data-playing
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <div ref={stage} className={playStyles.stage} inert />
      <FigureRow
        hero={player}
        figures={figures}
        medals={shown?.medals ?? null}
        sound={{ isOn: surroundings.isSoundOn, toggle: surroundings.toggleSound }}
        onPause={null}
        onLeave={onLeave}
      />
      <p className={styles.told} role="status">
        <b>{title}</b>
        <span>{isOver ? t('shell.watch.over', { name }) : t('shell.watch.behind')}</span>
      </p>
      {phase.is === 'asking' && (
        <div className={playStyles.wipe}>
          <Spinner label={t('shell.starting')} />
        </div>
      )}
      {phase.is === 'gone' && (
        <div className={playStyles.wipe}>
          <section className={playStyles.card} role="alert">
            <Panel>
              <p>{t('shell.watch.gone', { name })}</p>
              <div className={playStyles.actions}>
                <Button kind="primary" onClick={onLeave}>
                  {t('shell.refused.back')}
                </Button>
              </div>
            </Panel>
          </section>
        </div>
      )}
    </dialog>
  )
}

/** Fetches what the game draws with; null for a course that this page does not know. */
async function shownRound(watched: WatchedRound, player: PicturedDog): Promise<Shown | null> {
  const { course } = watched
  const level = await levelOf(course)
  const medals = medalsOf(course, level)
  const prepare = await ARCADE_GAMES[course.game]?.fetch()
  return prepare && medals ? { watched, level, medals, mount: await prepare(player) } : null
}

async function levelOf({ level }: PlayedCourse): Promise<HeapLevel | null> {
  return level ? levelOfRound(level) : null
}

function medalsOf({ game, seed }: PlayedCourse, level: HeapLevel | null): MedalScores | null {
  if (game !== 'KnogleKnas') return medalScoresOf({ game, seed })
  return level && medalScoresOf({ game, seed, level })
}
