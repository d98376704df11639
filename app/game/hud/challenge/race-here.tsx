import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { RaceView } from '#app/arcade/race/race-view.tsx'
import type { RacingDog } from '#app/arcade/race/racing-dog.ts'
import { readPlayOptions } from '#app/arcade/rounds/play-options.ts'
import { useSurroundings } from '#app/game/hud/play/use-surroundings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { ownDog, roomTime } from '#app/game/model/world/world.ts'
import { browserStorage } from '#app/storage.ts'
import type { DealtRace, RacePlace } from '#durable/rules/games/round/challenge.ts'
import type { ToldPiece, WatchedPiece } from '#durable/rules/games/round/watching.ts'

export type RaceHereProps = {
  park: Game
  race: DealtRace
  places: readonly RacePlace[] | null
  onLeave: () => void
}

/** [GR17] The race of the own dog, with what the room tells of the others. */
export function RaceHere({ park, race, places, onLeave }: RaceHereProps) {
  const [me] = useState(() => ownDog(park.world))
  const [others] = useState<readonly RacingDog[]>(() =>
    race.dogs.flatMap((id) => {
      const dog = id === park.world.me ? undefined : park.world.dogs.get(id)
      return dog ? { ...dog, name: calledHere(park.world, dog) } : []
    }),
  )
  const [options] = useState(() => readPlayOptions(browserStorage))
  const lost = useStore(
    park.state,
    useShallow(({ world }) => others.filter(({ id }) => world.dogs.get(id)?.away !== false)),
  )
  const isOpen = useStore(park.state, ({ link }) => link.state === 'open')
  const [isCutOff, setCutOff] = useState(false)
  useEffect(() => {
    if (!isOpen && places === null) setCutOff(true)
  }, [isOpen, places])
  useEffect(() => {
    park.state.setState({ isCovered: true })
    return () => park.state.setState({ isCovered: false })
  }, [park])
  const startsInMs = useCallback(() => race.startsAt - roomTime(park.world, Date.now()), [park, race])
  const listen = useCallback(
    (onPiece: (piece: WatchedPiece) => void) => park.listen((moment) => moment.type === 'watched' && onPiece(moment)),
    [park],
  )
  const surroundings = useSurroundings()
  const cabinet = useMemo(
    () => ({ room: race.id, tell: (piece: ToldPiece) => park.ask({ type: 'played', ...piece }) }),
    [park, race],
  )
  if (!me) return null
  const nameOf = ({ dog, name }: RacePlace) => others.find(({ id }) => id === dog)?.name ?? name
  return (
    <RaceView
      race={race}
      me={me}
      others={others}
      lost={lost}
      isCutOff={isCutOff}
      places={places?.map((place) => ({ ...place, name: nameOf(place) })) ?? null}
      startsInMs={startsInMs}
      listen={listen}
      options={options}
      surroundings={{ ...surroundings, cabinet }}
      onLeave={onLeave}
    />
  )
}
