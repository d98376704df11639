import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoundGhost } from '#app/arcade/game-module.ts'
import { PlayView } from '#app/arcade/play/play-view.tsx'
import type { PlaySurroundings } from '#app/arcade/play/play-view.tsx'
import type { PlayOptions } from '#app/arcade/rounds/play-options.ts'
import { RACE_PIECE_EVERY_MS } from '#durable/rules/games/round/challenge.ts'
import type { DealtRace, RacePlace } from '#durable/rules/games/round/challenge.ts'
import type { WatchedPiece } from '#durable/rules/games/round/watching.ts'
import { LiveRound } from './live-round.ts'
import { RaceCard } from './race-card.tsx'
import { raceRounds } from './race-rounds.ts'
import { RaceStart } from './race-start.tsx'
import type { RacingDog } from './racing-dog.ts'
import styles from './race.module.css'

type RaceViewProps = {
  race: DealtRace
  /** The own dog. */
  me: RacingDog
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
  surroundings: Omit<PlaySurroundings, 'hero'>
  onLeave: () => void
}

const LOOKS_MS = 100

/** [GR17] A race in the whole window: the count, the run with the other dog beside it, and who was better. */
export function RaceView(props: RaceViewProps) {
  const { race, me, others, lost, isCutOff, places, startsInMs, listen, options, surroundings, onLeave } = props
  const { t } = useTranslation('arcade')
  const [left, setLeft] = useState(() => Math.ceil(startsInMs() / 1000))
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.ceil(startsInMs() / 1000)
      setLeft(seconds)
      if (seconds <= 0) clearInterval(timer)
    }, LOOKS_MS)
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
        outside: t('shell.race.park'),
        start: left > 0 ? <RaceStart game={race.game} dogs={[me, ...others]} left={left} /> : null,
        note: (
          <div className={styles.note} role="status">
            {note && <p>{note}</p>}
          </div>
        ),
        endCard: <RaceCard me={me} others={others} places={places} isCutOff={isCutOff} onLeave={onLeave} />,
      }}
      surroundings={{ ...surroundings, hero: me }}
      onLeave={onLeave}
    />
  )
}

function ghostOf({ id: _id, name, ...dog }: RacingDog, live: LiveRound): RoundGhost {
  return { name, dog, score: 0, log: new Uint8Array(), live }
}
