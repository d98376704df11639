import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { ArcadeCard } from '#app/arcade/card/arcade-card.tsx'
import type { ArcadeCardPage, AskedPlay } from '#app/arcade/card/arcade-card.tsx'
import { PlayView } from '#app/arcade/play/play-view.tsx'
import type { PlaySurroundings } from '#app/arcade/play/play-view.tsx'
import { PendingLogs } from '#app/arcade/rounds/pending-logs.ts'
import { keepPlayOptions, readPlayOptions } from '#app/arcade/rounds/play-options.ts'
import type { PlayOptions } from '#app/arcade/rounds/play-options.ts'
import { Rounds } from '#app/arcade/rounds/rounds.ts'
import { WatchView } from '#app/arcade/watch/watch-view.tsx'
import type { WatchFeed } from '#app/arcade/watch/watch-view.tsx'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import { useSurroundings } from '#app/game/hud/play/use-surroundings.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { hasCabinets } from '#app/game/model/around/cabinets.ts'
import type { GameState } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { browserStorage, tabStorage } from '#app/storage.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { CHALLENGE_GAMES, TOGETHER } from '#durable/rules/games/round/challenge.ts'
import { askedBy } from './arcade-about.ts'
import { ARCADE_WINDOW } from './feature.ts'
import styles from './arcade.module.css'

/** The game that is shown if none is named. */
const FIRST_GAME: GameKey = 'KnogleKnas'

/** The card of the cabinets, and the game that is played from it. */
export function ArcadeContent({ game: park, dog }: WindowProps) {
  const { t } = useTranslation('arcade')
  const opened = useOpenWindow(ARCADE_WINDOW)
  const asked = opened?.about ?? null
  const [game, setGame] = useState<GameKey>(FIRST_GAME)
  const [page, setPage] = useState<ArcadeCardPage>('card')
  useEffect(() => {
    const wanted = askedBy(asked)
    if (wanted) setGame(wanted.game)
    setPage(wanted?.page ?? 'card')
  }, [asked, opened])
  const [options, setOptions] = useState<PlayOptions>(() => readPlayOptions(browserStorage))
  const change = (next: PlayOptions) => {
    setOptions(next)
    keepPlayOptions(browserStorage, next)
  }
  const [playing, setPlaying] = useState<AskedPlay | null>(null)
  const account = useAccount()
  const [version, setVersion] = useState(0)
  // A try is used up, and points and bones may have come.
  const askAnew = useCallback(() => {
    setVersion((count) => count + 1)
    account.refresh('own')
  }, [account])
  const rounds = useMemo(() => {
    const pending = new PendingLogs(browserStorage, Date.now)
    return new Rounds({ dogId: dog.id, pending, tab: tabStorage, onAnswered: askAnew })
  }, [dog.id, askAnew])
  const surroundings = useSurroundings()
  const players = useStore(
    park.state,
    useShallow(({ world: { dogs, me } }) =>
      [...dogs.values()].filter(({ id, playing: played }) => id !== me && played === game),
    ),
  )
  const isInArcade = useStore(park.state, (state) => arcadeOf(state) !== null)
  const [watching, setWatching] = useState<SeenDog | null>(null)
  const feed = useMemo(() => watching && feedOf(park, watching.id), [park, watching])
  const isCovered = playing !== null || watching !== null
  useEffect(() => {
    park.state.setState({ isCovered })
    return () => park.state.setState({ isCovered: false })
  }, [park, isCovered])
  return (
    <>
      <GameWindow window={ARCADE_WINDOW} title={t('shell.card.title')} corner="top" className={styles.arcade}>
        <ArcadeCard
          key={game}
          game={game}
          page={page}
          version={version}
          options={options}
          onChoose={setGame}
          onPage={setPage}
          onOptions={change}
          onPlay={(next) => {
            setGame(next.game)
            setPlaying(next)
          }}
          isInArcade={isInArcade}
          onTogether={togetherIn(park, game, isInArcade)}
          players={players}
          onWatch={(id) => setWatching(players.find((one) => one.id === id) ?? null)}
        />
      </GameWindow>
      {playing && (
        <PlayView
          {...playing}
          options={options}
          onOptions={change}
          rounds={rounds}
          surroundings={{ ...surroundings, hero: dog, cabinet: cabinetOf(park) }}
          onLeave={() => {
            setPlaying(null)
            askAnew()
          }}
        />
      )}
      {watching && feed && (
        <WatchView
          game={game}
          player={watching}
          feed={feed}
          surroundings={surroundings}
          onLeave={() => {
            park.ask({ type: 'watch', dog: null })
            setWatching(null)
          }}
        />
      )}
    </>
  )
}

/** [GR18] Calls a race at the cabinet of this game; null where dogs do not race. */
function togetherIn(park: Game, game: GameKey, isInArcade: boolean): (() => void) | null {
  const how = CHALLENGE_GAMES.findIndex((one) => one === game)
  return isInArcade && how >= 0 ? () => park.acts.things.ask(TOGETHER, how) : null
}

/** The pieces of the round that a dog plays, as the room sends them. */
function feedOf(park: Game, dog: DogId): WatchFeed {
  return {
    ask: () => park.ask({ type: 'watch', dog }),
    listen: (on) => {
      const stopHearing = park.listen((moment) => {
        if (moment.type === 'watched' && moment.dog === dog) on.piece(moment)
        if (moment.type === 'unwatched') on.refused()
      })
      const stopLooking = park.state.subscribe(({ link }, before) => {
        if (link.state === 'open' && before.link.state !== 'open') on.returned()
      })
      return () => {
        stopHearing()
        stopLooking()
      }
    },
  }
}

/** The room, where it has cabinets: it sees the rounds of the own dog, and others may watch them. */
function arcadeOf({ place, world: { room } }: GameState): string | null {
  return place && room !== null && hasCabinets(place) ? room : null
}

function cabinetOf(park: Game): PlaySurroundings['cabinet'] {
  const room = arcadeOf(park.state.getState())
  return room === null ? null : { room, tell: (piece) => park.ask({ type: 'played', ...piece }) }
}
