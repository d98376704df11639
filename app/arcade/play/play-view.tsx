import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MountRound, RoundGhost } from '#app/arcade/game-module.ts'
import { ARCADE_GAMES } from '#app/arcade/games.ts'
import { ghostBeside } from '#app/arcade/rounds/ghosts.ts'
import type { PlayOptions } from '#app/arcade/rounds/play-options.ts'
import type { OpenRound, Rounds } from '#app/arcade/rounds/rounds.ts'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { GameKey } from '#durable/rules/games/games.ts'
import { medalFor } from '#durable/rules/games/prizes/medals.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import type { ToldPiece } from '#durable/rules/games/round/watching.ts'
import { EndCard } from './end-card.tsx'
import { FigureRow } from './figure-row.tsx'
import { FIRST_PLAY, playAfter } from './play-state.ts'
import { RoundRunner } from './round-runner.ts'
import { toldCourse, RoundTeller } from './round-teller.ts'
import { playGameSound } from './sound.ts'
import { CountDown, PauseCard, RefusedCard } from './stop-cards.tsx'
import { TodayPane } from './today-pane.tsx'
import { topPxNow } from './top-px.ts'
import { usePauseLimit } from './use-pause-limit.ts'
import { usePlayKeys } from './use-play-keys.ts'
import { useWholeWindow } from './use-whole-window.ts'
import styles from './play-view.module.css'

/** What the play view needs of the park around it. */
export type PlaySurroundings = {
  hero: PicturedDog
  /** Whether less is to move, by the system or the player. */
  isStill: () => boolean
  /** How loud sounds are now, 0 to 1. */
  loudness: () => number
  isSoundOn: boolean
  toggleSound: () => void
  /** The room, if it has cabinets, and how it is told of the round; null elsewhere. */
  cabinet: { room: string; tell: (piece: ToldPiece) => void } | null
}

type PlayViewProps = {
  game: GameKey
  /** The key of a level of the shelf; null for the next try of the day. */
  shelf: string | null
  isFirst: boolean
  /** Whether it is a level that is not published, so that no round counts. */
  isTrial?: boolean
  options: PlayOptions
  /** Changes how the player wants to play from now on. */
  onOptions: (options: PlayOptions) => void
  rounds: Pick<Rounds, 'start' | 'finish'>
  /** What is otherwise where the round is a race. */
  race?: RaceAround
  surroundings: PlaySurroundings
  onLeave: () => void
}

/** What surrounds a race: no board, no second try, the other dog as it runs, and an end card of its own. */
export type RaceAround = {
  /** How often the others are told, ms. */
  pieceEveryMs: number
  ghost: () => RoundGhost | null
  /** Where the way out leads. */
  outside: string
  /** What is shown until the race begins. */
  start: ReactNode
  /** What is said over the picture while one plays; null for nothing. */
  note: ReactNode
  endCard: ReactNode
}

/** Who has no medal yet and is out sooner than this may want the calm pace, in ticks: 20 s. */
const SHORT_TICKS = 20 * TICKS_PER_SECOND

/** A game in the whole window: its rounds, one after the other, until the player leaves. */
export function PlayView(props: PlayViewProps) {
  const { game, shelf, isFirst, isTrial = false, options, onOptions, rounds, race, surroundings, onLeave } = props
  const { t, i18n } = useTranslation(['arcade', 'words'])
  const { language } = i18n
  const dialog = useWholeWindow()
  const stage = useRef<HTMLDivElement>(null)
  const runner = useRef<RoundRunner | null>(null)
  const teller = useRef<RoundTeller | null>(null)
  const prepared = useRef<MountRound | null>(null)
  const around = useRef(surroundings)
  around.current = surroundings
  const raceNow = useRef(race)
  raceNow.current = race
  const [{ phase, isPaused, count, figures, ghost, said }, happens] = useReducer(playAfter, FIRST_PLAY)
  const hasPlayed = useRef(!isFirst)

  const begin = useCallback(
    async ({ takesOver = false, isCalm = options.isCalm }: { takesOver?: boolean; isCalm?: boolean } = {}) => {
      happens({ type: 'starts' })
      // A try is used up by starting it, so nothing is started that cannot be shown.
      try {
        const prepare = prepared.current ? null : await ARCADE_GAMES[game]?.fetch()
        prepared.current ??= (await prepare?.(around.current.hero)) ?? null
      } catch {
        prepared.current = null
      }
      const mount = prepared.current
      if (!mount) return happens({ type: 'refused', refused: { refusal: null, words: t('shell.refused.lost') } })
      const wish = { game, shelf, isCalm, isFirst: !hasPlayed.current }
      const answer = await rounds.start(wish, { takesOver })
      if ('started' in answer) happens({ type: 'started', started: answer.started, mount })
      else happens({ type: 'refused', refused: answer })
    },
    [game, shelf, options.isCalm, rounds, t],
  )
  useEffect(() => {
    void begin()
    // The first round begins once; each later one is asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const end = useCallback(
    async (started: OpenRound, score: number, log: Uint8Array) => {
      hasPlayed.current = true
      teller.current?.end()
      const hasMedal = medalFor(started.setup.best ?? 0, started.setup.medals) > 0
      const wasShort =
        !hasMedal && ARCADE_GAMES[game]?.playsOn === true && (runner.current?.soFar.tick ?? 0) < SHORT_TICKS
      happens({ type: 'over', started, score, wasShort })
      if (started.id === null) return
      const { id, until } = started
      const answer = await rounds.finish(game, { id, until, room: around.current.cabinet?.room ?? null }, log)
      happens({ type: 'answered', id, answer })
    },
    [game, rounds],
  )

  // The picture stays under the end card until the next round is there.
  const playing = phase.is === 'playing' ? phase : null
  useEffect(() => {
    const element = stage.current
    if (!playing || !element) return
    element.replaceChildren()
    dialog.current?.focus()
    const running = new RoundRunner(
      playing.mount,
      {
        element,
        topPx: topPxNow(),
        round: playing.started.setup,
        pace: { isCalm: options.isCalm, switchMs: options.hasSwitch ? options.switchMs : null },
        isStill: () => around.current.isStill(),
        t,
        language,
        sound: (parameters) => void playGameSound(parameters, around.current.loudness()),
        say: (said) => happens({ type: 'said', said }),
      },
      {
        onFigures: (figures) => happens({ type: 'figured', figures }),
        onPaused: () => happens({ type: 'paused' }),
        onCount: (count) => happens({ type: 'counted', count }),
        onOver: (score, log) => void end(playing.started, score, log),
      },
    )
    runner.current = running
    const { cabinet } = around.current
    const { id, setup } = playing.started
    if (id !== null && cabinet) {
      const course = toldCourse(game, setup, options)
      const everyMs = raceNow.current?.pieceEveryMs
      teller.current = new RoundTeller({ id, course }, () => running.soFar, { send: cabinet.tell, everyMs })
    }
    // It is asked for once the round is there, so that no round waits for it.
    const meets = (options.hasGhost || raceNow.current) && ARCADE_GAMES[game]?.playsOn && id !== null
    if (meets) void bringGhost(id)
    async function bringGhost(roundId: string) {
      const found = raceNow.current ? raceNow.current.ghost() : await ghostBeside(roundId)
      if (found && (await running.meets(found))) happens({ type: 'met', ghost: found })
    }
    return () => {
      teller.current?.end()
      teller.current = null
      running.stop()
      runner.current = null
    }
    // A round is mounted once; what changes meanwhile is read when it is needed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [playing])

  const leave = useCallback(() => {
    const running = runner.current
    const { id, until } = playing?.started ?? { id: null, until: 0 }
    // The rules play such a round on; its log is kept and sent also where nobody waits for the answer.
    if (running && id !== null && ARCADE_GAMES[game]?.playsOn) {
      const log = running.leave()
      teller.current?.end()
      void rounds.finish(game, { id, until, room: around.current.cabinet?.room ?? null }, log)
    }
    onLeave()
  }, [game, onLeave, playing, rounds])

  const pause = useCallback(() => {
    runner.current?.pause()
    happens({ type: 'paused' })
  }, [])
  const resume = useCallback(() => {
    happens({ type: 'resumed' })
    dialog.current?.focus()
    runner.current?.resume()
  }, [dialog])

  const playOn = useCallback(() => {
    const running = runner.current
    if (running && playing) void end(playing.started, running.score, running.leave())
  }, [playing, end])
  usePauseLimit(ARCADE_GAMES[game]?.playsOn ? playing : null, isPaused, playOn)
  usePlayKeys({ stage, runner, onLeave: leave, onPauseKey: playing && (isPaused ? resume : pause) })

  const playCalmer = () => {
    onOptions({ ...options, isCalm: true })
    void begin({ isCalm: true })
  }

  const started = phase.is === 'playing' || phase.is === 'over' ? phase.started : null
  return (
    <dialog
      ref={dialog}
      className={styles.view}
      aria-label={t(`names.${game}`)}
      data-playing
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <div ref={stage} className={styles.stage} inert={phase.is !== 'playing' || isPaused} />
      <FigureRow
        hero={surroundings.hero}
        figures={figures}
        medals={started?.setup.medals ?? null}
        sound={{ isOn: surroundings.isSoundOn, toggle: surroundings.toggleSound }}
        outside={race?.outside}
        onPause={phase.is === 'playing' && !isPaused ? pause : null}
        onLeave={leave}
      />
      {phase.is === 'playing' && race?.note}
      {started && !race && (
        <TodayPane
          game={game}
          setup={started.setup}
          ghost={ghost}
          note={isTrial ? 'trial' : started.id === null ? 'forFun' : null}
        />
      )}
      {phase.is === 'starting' && (
        <div className={race?.start ? styles.cover : styles.wipe}>
          {race?.start ?? <Spinner label={t('shell.starting')} />}
        </div>
      )}
      {phase.is === 'refused' && (
        <RefusedCard round={phase} onTakeOver={() => void begin({ takesOver: true })} onLeave={onLeave} />
      )}
      {phase.is === 'playing' && count !== null && <CountDown left={count} />}
      {phase.is === 'playing' && isPaused && <PauseCard game={game} onResume={resume} onLeave={leave} />}
      {phase.is === 'over' && race?.endCard}
      {phase.is === 'over' && !race && (
        <EndCard
          game={game}
          hero={surroundings.hero}
          setup={phase.started.setup}
          score={phase.score}
          answer={phase.answer}
          isForFun={phase.started.id === null}
          onCalmer={phase.wasShort && !options.isCalm ? playCalmer : null}
          onAgain={() => void begin()}
          onLeave={onLeave}
        />
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </dialog>
  )
}
