import { useEffect, useMemo, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { ToCome } from '#app/editor/kit/to-come.tsx'
import { useTerrainName } from '#app/editor/tiles/tile-look.tsx'
import type { MapBox, MapCamera, MapPictures } from '#app/shared/map-picture.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Key } from '#app/ui/key.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { ZOOMS, cameraAt, keptOver, showing, zoomed } from './map-camera.ts'
import { mapKeys } from './map-keys.ts'
import { MapSide } from './map-side.tsx'
import { aroundStroke } from './map-strokes.ts'
import { MapSurface } from './map-surface.tsx'
import type { MapPoint, MapSize } from './map-surface.tsx'
import { MapTag, MapTags } from './map-tags.tsx'
import { MAP_TOOLS, aroundThing, boxesOf, paints } from './map-tools.ts'
import { tileOfProblem, useProblemWords } from './problem-list.tsx'
import { SmallMap } from './small-map.tsx'
import { tileWords } from './tile-words.ts'
import { useMapDesk } from './use-map-desk.ts'
import type { MapDeskState } from './use-map-desk.ts'
import { useProblems } from './use-problems.ts'
import { aroundStamp } from './use-stamp.ts'
import styles from './map-desk.module.css'

type MapDeskProps = {
  draft: OpenDraft
  title: string
  /** The tile at which the map is opened; without one the middle. */
  at?: MapPoint | undefined
  drafts: Drafts
  /** The names of the rooms by their keys. */
  roomNames: ReadonlyMap<string, string>
  pictures: MapPictures
  onLeave: () => void
  /** Told what is drawn now, and the tile of the cursor. */
  onDrawn: (drawn: { room: RoomDoc; cursor: MapPoint } | null) => void
  /** Which room it is. */
  head: ReactNode
  /** What becomes of the draft, and what is opened of that, over the map. */
  bar: ReactNode
  pane: ReactNode
}

/** Where the map of a room is drawn: the tools on the left, the map, and on the right what the tool works with. */
export function MapDesk({
  draft,
  title,
  at,
  drafts,
  roomNames,
  pictures,
  onLeave,
  onDrawn,
  head,
  bar,
  pane,
}: MapDeskProps) {
  const { t } = useTranslation('editor')
  const opening = useStore(draft.state, (state) => state.opening)
  const canUndo = useStore(draft.state, ({ editing }) => editing.done.length > 0)
  const canRedo = useStore(draft.state, ({ editing }) => editing.undone.length > 0)
  // It lies over the window in which the editor is, whose frame would cut it off.
  return createPortal(
    <section className={styles.desk} aria-label={t('map.title', { name: title })} onKeyDown={ownKeys}>
      <header className={styles.bar}>
        <Key icon="back" label={t('map.leave')} onClick={onLeave} />
        {head}
        <Key icon="previous" iconOnly label={t('undo')} disabled={!canUndo} onClick={() => draft.undo()} />
        <Key icon="next" iconOnly label={t('redo')} disabled={!canRedo} onClick={() => draft.redo()} />
        {bar}
      </header>
      {opening === 'done' ? (
        <Bench
          draft={draft}
          title={title}
          at={at}
          onDrawn={onDrawn}
          drafts={drafts}
          roomNames={roomNames}
          pictures={pictures}
          pane={pane}
        />
      ) : (
        <div className={styles.wait}>
          <ToCome
            loading={t('map.loading')}
            failed={opening === 'failed' ? t('map.failed') : null}
            onAgain={() => void draft.open()}
          />
        </div>
      )}
    </section>,
    document.body,
  )
}

/** No key leaves the desk: Escape would close the window below, and arrows would walk the dog. */
function ownKeys(event: KeyboardEvent) {
  event.stopPropagation()
}

type BenchProps = Pick<
  MapDeskProps,
  'draft' | 'title' | 'at' | 'onDrawn' | 'drafts' | 'roomNames' | 'pictures' | 'pane'
>

function Bench({ draft, title, at, onDrawn, drafts, roomNames, pictures, pane }: BenchProps) {
  const { t } = useTranslation('editor')
  const words = useProblemWords()
  const nameOf = useTerrainName()
  const desk = useMapDesk(draft, { at, prefabs: pictures.prefabs })
  const { room, stamped, tool, cursor, thing, hidden } = desk
  const [size, setSize] = useState<MapSize>({ width: 0, height: 0 })
  const [wanted, setCamera] = useState<MapCamera | null>(null)
  const problems = useProblems(room)
  useEffect(() => onDrawn(room && { room, cursor }), [onDrawn, room, cursor])
  const [isDrawn, setDrawn] = useState(false)
  const [onReady] = useState(() => () => setDrawn(true))
  const [small, setSmall] = useState<HTMLCanvasElement | null>(null)
  const hasThings = !hidden.has('things')
  const pictured = useMemo(() => stamped && (hasThings ? stamped : { ...stamped, things: [] }), [stamped, hasThings])
  if (!room || !pictured)
    return (
      <ul className={styles.wait} role="alert">
        <li>{t('map.unsound')}</li>
        {desk.faults?.map((fault) => (
          <li key={`${fault.at} ${fault.what}`}>{words(fault)}</li>
        ))}
      </ul>
    )
  const middle = { x: (room.width * TILE_PX) / 2, y: (room.height * TILE_PX) / 2 }
  const first = at ? { x: (at.x + 0.5) * TILE_PX, y: (at.y + 0.5) * TILE_PX } : middle
  const camera = keptOver(wanted ?? cameraAt(first, 2, size), room, size)
  const drawn = drawnBox(desk)
  const goTo = (tile: { x: number; y: number }) => {
    desk.setCursor(tile)
    setCamera(showing(camera, tile, size))
  }
  const zoom = (steps: number) => setCamera(zoomed(camera, steps, { x: size.width / 2, y: size.height / 2 }))
  const onKey = mapKeys({ desk, draft, room, goTo, zoom, seeAll: () => setCamera(cameraAt(middle, ZOOMS[0], size)) })
  const isTool = (name: string) => name === tool
  return (
    <div className={styles.bench}>
      <div role="toolbar" aria-label={t('map.tools')} aria-orientation="vertical" className={styles.tools}>
        {MAP_TOOLS.map(({ tool: name, icon, key }) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-pressed={isTool(name)}
            aria-keyshortcuts={key.toUpperCase()}
            title={`${t(`map.tool.${name}`)} (${key.toUpperCase()})`}
            aria-label={t(`map.tool.${name}`)}
            onClick={() => desk.chooseTool(name)}
          >
            <Icon name={icon} />
            <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
          </button>
        ))}
      </div>
      <MapSurface
        label={t('map.surface', { name: title })}
        camera={camera}
        isHand={tool === 'hand'}
        pointer={desk.pointer}
        onCamera={setCamera}
        onSize={setSize}
        onKeyDown={onKey}
      >
        {size.width > 0 && (
          <pictures.Map
            room={pictured}
            camera={camera}
            size={size}
            hasTerrain={!hidden.has('terrain')}
            hasGround={!hidden.has('ground')}
            boxes={[
              ...boxesOf(room, hidden),
              ...problems.flatMap(({ at, what }) => aroundProblem(tileOfProblem(room, at), `${what} ${at}`)),
              ...(thing ? [aroundThing(thing)] : []),
              ...(drawn ? [drawn] : []),
              { id: 'cursor', look: 'cursor', x: cursor.x * TILE_PX, y: cursor.y * TILE_PX, w: TILE_PX, h: TILE_PX },
            ]}
            onReady={onReady}
            onSmall={setSmall}
          />
        )}
        {!hidden.has('doors') && (
          <MapTags
            room={room}
            camera={camera}
            roomNames={roomNames}
            gates={hidden.has('areas') ? [] : (room.gates ?? [])}
          />
        )}
        {drawn && (
          <MapTag camera={camera} x={drawn.x} y={drawn.y}>
            {`${drawn.w / TILE_PX} × ${drawn.h / TILE_PX}`}
          </MapTag>
        )}
        {!isDrawn && <Spinner label={t('map.loading')} />}
      </MapSurface>
      <SmallMap room={room} camera={camera} size={size} picture={small} onCamera={setCamera} />
      <MapSide
        desk={desk}
        room={room}
        pictures={pictures}
        problems={problems}
        drafts={drafts}
        roomNames={roomNames}
        onGoTo={goTo}
      />
      {pane}
      <footer className={styles.foot}>
        <output aria-live="polite">{tileWords(room, cursor, { t, nameOf })}</output>
        {desk.refused ? (
          <strong role="alert">{t('map.locked', { layer: t(`map.layer.${desk.refused}`) })}</strong>
        ) : (
          <span>{t(`map.hint.${hintOf(desk)}`)}</span>
        )}
        <span className={styles.zoom}>
          <button type="button" aria-label={t('map.smaller')} onClick={() => zoom(-1)}>
            {'−'}
          </button>
          {`${camera.zoom}×`}
          <button type="button" aria-label={t('map.larger')} onClick={() => zoom(1)}>
            {'+'}
          </button>
        </span>
      </footer>
    </div>
  )
}

/** The box round what is being drawn, copied or put down; null for nothing. */
function drawnBox({ tool, stroke, paint, stamp, cursor }: MapDeskState): MapBox | null {
  if (tool === 'stamp') return aroundStamp(stamp, cursor)
  return stroke && aroundStroke(stroke, paint.layer)
}

/** Which keys are worth saying now. */
function hintOf({ tool, thing, stamp }: MapDeskState): 'paint' | 'thing' | 'chosen' | 'move' | 'copy' | 'put' {
  if (paints(tool)) return 'paint'
  if (tool === 'thing') return 'thing'
  if (tool === 'stamp') return stamp.isCopying ? 'copy' : 'put'
  return tool === 'select' && thing ? 'chosen' : 'move'
}

function aroundProblem(tile: { x: number; y: number } | null, id: string): MapBox[] {
  return tile ? [{ id, look: 'problem', x: tile.x * TILE_PX, y: tile.y * TILE_PX, w: TILE_PX, h: TILE_PX }] : []
}
