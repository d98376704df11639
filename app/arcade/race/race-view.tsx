import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoundGhost } from '#app/arcade/game-module.ts'
import { PlayView } from '#app/arcade/play/play-view.tsx'
import type { PlaySurroundings } from '#app/arcade/play/play-view.tsx'
import { CountDown } from '#app/arcade/play/stop-cards.tsx'
import type { PlayOptions } from '#app/arcade/rounds/play-options.ts'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { RACE_PIECE_EVERY_MS } from '#durable/rules/games/round/challenge.ts'
import type { DealtRace, RacePlace } from '#durable/rules/games/round/challenge.ts'
import type { WatchedPiece } from '#durable/rules/games/round/watching.ts'
import { LiveRound } from './live-round.ts'
import { raceRounds } from './race-rounds.ts'
import playStyles from '#app/arcade/play/play-view.module.css'
import styles from './race-view.module.css'

/** A dog that races too. */
export type RacingDog = PicturedDog & { id: number; name: string }

type RaceViewProps = {
  race: DealtRace
  /** The others of the race, in their order. */
  others: readonly RacingDog[]
  /** Those of them who have lost their line or gone. */
  lost: readonly RacingDog[]
  /** Whether the own line is lost: what is played is told to nobody. */
  isCutOff: boolean
  /** What came of it; null until the room has told. */
  places: readonly RacePlace[] | null
  /** In how many ms the race begins, by the clock of the room. */
  startsInMs: () => number
  listen: (onPiece: (piece: WatchedPiece) => void) => () => void
  options: PlayOptions
  surroundings: PlaySurroundings
  onLeave: () => void
}

const LOOKS_MS = 100

/** [GR17] A race in the whole window: the count, the run with the other dog beside it, and who was better. */
export function RaceView(props: RaceViewProps) {
  const { race, others, lost, isCutOff, places, startsInMs, listen, options, surroundings, onLeave } = props
  const { t } = useTranslation('arcade')
  const [left, setLeft] = useState(() => Math.ceil(startsInMs() / 1000))
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.ceil(startsInMs() / 1000)), LOOKS_MS)
    return () => clearInterval(timer)
  }, [startsInMs])
  const [rival] = others
  const live = useRef(new LiveRound())
  useEffect(() => listen((piece) => piece.dog === rival?.id && live.current.take(piece)), [listen, rival])
  const rounds = useMemo(() => raceRounds(race, startsInMs), [race, startsInMs])
  const note = isCutOff
    ? t('shell.race.cutOff')
    : lost.map(({ name }) => t('shell.race.lost', { name })).join(' ') || null
  return (
    <PlayView
      game={race.game}
      shelf={null}
      isFirst={false}
      options={{ ...options, isCalm: false }}
      onOptions={() => {}}
      rounds={rounds}
      race={{
        pieceEveryMs: RACE_PIECE_EVERY_MS,
        ghost: () => (rival ? ghostOf(rival, live.current) : null),
        start: left > 0 ? <CountDown left={left} /> : null,
        note: note && (
          <p className={styles.note} role="status">
            {note}
          </p>
        ),
        endCard: <RaceCard places={places} isCutOff={isCutOff} others={others} onLeave={onLeave} />,
      }}
      surroundings={surroundings}
      onLeave={onLeave}
    />
  )
}

function ghostOf({ id: _id, name, ...dog }: RacingDog, live: LiveRound): RoundGhost {
  return { name, dog, score: 0, log: new Uint8Array(), live }
}

type RaceCardProps = Pick<RaceViewProps, 'places' | 'isCutOff' | 'others' | 'onLeave'>

function RaceCard({ places, isCutOff, others, onLeave }: RaceCardProps) {
  const { t, i18n } = useTranslation('arcade')
  const number = new Intl.NumberFormat(i18n.language)
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(others.map(({ name }) => name))
  return (
    <div className={playStyles.wipe}>
      <section className={playStyles.card} aria-labelledby="race-over">
        <Panel>
          <h2 id="race-over">{t('shell.end.title')}</h2>
          <div role="status">
            {isCutOff && <p>{t('shell.race.cutOff')}</p>}
            {!isCutOff && places === null && <p>{t('shell.race.waiting', { names })}</p>}
            {places && (
              <ol className={styles.places}>
                {places.map(({ dog, name, score }) => (
                  <li key={dog}>
                    <bdi>{name}</bdi>
                    <b>{score === null ? t('shell.race.out') : t('shell.score', { score: number.format(score) })}</b>
                  </li>
                ))}
              </ol>
            )}
          </div>
          <div className={playStyles.actions}>
            <Button kind="primary" autoFocus onClick={onLeave}>
              {t('shell.race.back')}
            </Button>
          </div>
        </Panel>
      </section>
    </div>
  )
}
