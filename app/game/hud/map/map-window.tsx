import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { DogHead } from '#app/game/hud/shared/dog-head.tsx'
import { useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { focusPark } from '#app/game/input/focus.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { languageOfTag } from '#durable/rules/languages.ts'
import { routeTo } from '#durable/rules/places/route.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import { MAP_SIZE } from '#durable/world/map-positions.ts'
import { MAP_WINDOW } from './feature.ts'
import { MapDestination } from './map-destination.tsx'
import { MapSpot } from './map-spot.tsx'
import type { MapRoom, ParkMap as Known } from './park-map.ts'
import { useParkMap } from './use-park-map.ts'
import styles from './park-map.module.css'

/** On smaller screens a part of the picture is seen (park-map.module.css). */
const SMALL = '(max-width: 719px), (max-height: 659px)'

type ParkMapProps = { game: Game; dog: PicturedDog & { id: number } }

/** The window of the map. */
export default function MapWindow(props: WindowProps) {
  const { t } = useTranslation('game')
  return (
    <GameWindow window={MAP_WINDOW} title={t('map.title')} corner="bottom" className={styles.map}>
      <TheMap {...props} />
    </GameWindow>
  )
}

/** All rooms of the park. The first press chooses a room, the second one walks there. */
function TheMap({ game, dog }: ParkMapProps) {
  const { t, i18n } = useTranslation('game')
  const windows = useWindows()
  const isSmall = useMediaQuery(SMALL)
  const isByKey = useOpenWindow(MAP_WINDOW)?.isByKey === true
  const here = useStore(game.state, ({ world }) => roomOf(world.room ?? ''))
  const { map, hasFailed } = useParkMap({ dogId: dog.id, here, language: languageOfTag(i18n.language) })
  const [chosenKey, choose] = useState<string | null>(null)
  const chosen = map?.rooms.find(({ key }) => key === chosenKey) ?? null
  const travel = ({ key, name }: MapRoom, { doors }: Known) => {
    game.travel({ to: key, name, doors })
    windows.close(MAP_WINDOW)
    focusPark()
  }
  const warp = (to: string) => {
    void game.warpTo(to)
    windows.close(MAP_WINDOW)
    focusPark()
  }
  return (
    <>
      {map ? (
        <Rooms {...{ map, here, chosen, isByKey }} onChoose={choose} onGo={(room) => travel(room, map)}>
          {!isSmall && <DogHead dog={dog} />}
        </Rooms>
      ) : (
        <div className={styles.island}>
          <div className={styles.note} role="status">
            {hasFailed ? <p>{t('map.failed')}</p> : <Spinner label={t('map.loading')} />}
          </div>
        </div>
      )}
      <MapDestination
        isSmall={isSmall}
        room={chosen}
        way={map && chosen && routeTo(map.doors, { from: here, to: chosen.key })}
        onGo={() => map && chosen && travel(chosen, map)}
        onWarp={chosen && chosen.key !== here && game.may('warp-anywhere') ? () => warp(chosen.key) : null}
      />
    </>
  )
}

type RoomsProps = {
  map: Known
  here: string
  chosen: MapRoom | null
  isByKey: boolean
  onChoose: (key: string) => void
  onGo: (room: MapRoom) => void
  /** The class that marks the room of the own dog. */
  children: React.ReactNode
}

function Rooms({ map, here, chosen, isByKey, onChoose, onGo, children }: RoomsProps) {
  const { t } = useTranslation('game')
  const view = useRef<HTMLDivElement>(null)
  const { x, y } = map.rooms.find(({ key }) => key === here)?.spot ?? {}
  useLayoutEffect(() => {
    if (x !== undefined && y !== undefined && view.current) lookAt(view.current, { x, y })
  }, [x, y])
  const press = (room: MapRoom) =>
    room === chosen && !room.refusal && room.key !== here ? onGo(room) : onChoose(room.key)
  const spotOf = (room: MapRoom) => {
    const isHere = room.key === here
    return (
      <MapSpot
        key={room.key}
        room={room}
        isHere={isHere}
        isChosen={room === chosen}
        isFocused={isByKey && isHere}
        onPress={() => press(room)}
      >
        {isHere && children}
      </MapSpot>
    )
  }
  // From top to bottom, so that the order of focus is the order of reading.
  // [ED9] A room that is closed to all is left out.
  const open = map.rooms.filter(({ refusal }) => refusal?.code !== 'room-closed')
  const drawn = open.filter(({ spot }) => spot).toSorted((one, other) => rowOf(one) - rowOf(other))
  const others = open.filter(({ spot }) => !spot)
  return (
    <>
      <div ref={view} className={styles.view}>
        <div className={classNames(styles.island, styles.drawn)}>{drawn.map(spotOf)}</div>
      </div>
      {others.length > 0 && (
        <div className={styles.others} role="group" aria-label={t('map.others')}>
          {others.map(spotOf)}
        </div>
      )}
    </>
  )
}

/** Scrolls the picture so that a place of it is in the middle, where it is seen in part. */
function lookAt(view: HTMLElement, at: { x: number; y: number }) {
  view.scrollLeft = (at.x / MAP_SIZE.width) * view.scrollWidth - view.clientWidth / 2
  view.scrollTop = (at.y / MAP_SIZE.height) * view.scrollHeight - view.clientHeight / 2
}

function rowOf({ spot }: MapRoom): number {
  return spot?.y ?? 0
}
