import { useEffect, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { useTerrainName } from '#app/editor/tiles/tile-look.tsx'
import type { MapBox, MapCamera, MapPictures } from '#app/shared/map-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Key } from '#app/ui/key.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { problemsOfRoom } from '#durable/world/drafts/room-problems.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { ZOOMS, cameraAt, keptOver, showing, zoomed } from './map-camera.ts'
import { MapSide } from './map-side.tsx'
import { aroundStroke } from './map-strokes.ts'
import { MapSurface } from './map-surface.tsx'
import type { MapPoint, MapSize } from './map-surface.tsx'
import { BRUSH_SIZES, MAP_TOOLS, aroundThing, boxesOf, paints } from './map-tools.ts'
import type { MapTool } from './map-tools.ts'
import { tileOfProblem, useProblemWords } from './problem-list.tsx'
import type { RoomProblem } from './problem-list.tsx'
import { tileWords } from './tile-words.ts'
import { useMapDesk } from './use-map-desk.ts'
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
          {opening === 'asked' ? (
            <Spinner label={t('map.loading')} />
          ) : (
            <>
              <p role="alert">{t('map.failed')}</p>
              <Button size="small" icon="retry" onClick={() => void draft.open()}>
                {t('again')}
              </Button>
            </>
          )}
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

/** How far the arrows move a thing with Shift, art px. */
const FAR_PX = 8
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type BenchProps = Pick<
  MapDeskProps,
  'draft' | 'title' | 'at' | 'onDrawn' | 'drafts' | 'roomNames' | 'pictures' | 'pane'
>

function Bench({ draft, title, at, onDrawn, drafts, roomNames, pictures, pane }: BenchProps) {
  const { t } = useTranslation('editor')
  const words = useProblemWords()
  const nameOf = useTerrainName()
  const desk = useMapDesk(draft, at)
  const { room, tool, paint, cursor, thing, hidden, stroke } = desk
  const [size, setSize] = useState<MapSize>({ width: 0, height: 0 })
  const [wanted, setCamera] = useState<MapCamera | null>(null)
  const problems = useProblems(room)
  useEffect(() => onDrawn(room && { room, cursor }), [onDrawn, room, cursor])
  const [isDrawn, setDrawn] = useState(false)
  const [onReady] = useState(() => () => setDrawn(true))
  if (!room)
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
  const drawn = stroke && aroundStroke(stroke, paint.layer)
  const goTo = (tile: { x: number; y: number }) => {
    desk.setCursor(tile)
    setCamera(showing(camera, tile, size))
  }
  const zoom = (steps: number) => setCamera(zoomed(camera, steps, { x: size.width / 2, y: size.height / 2 }))
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const withControl = event.ctrlKey || event.metaKey
    const act = () => {
      if (withControl && key === 'z') return event.shiftKey ? draft.redo() : draft.undo()
      if (withControl && key === 'y') return draft.redo()
      if (withControl) return false
      const arrow = ARROWS[event.key]
      if (arrow && thing && tool === 'select') {
        const far = event.shiftKey ? FAR_PX : 1
        return desk.moveThing(arrow[0] * far, arrow[1] * far)
      }
      if (arrow)
        return goTo({
          x: Math.max(0, Math.min(cursor.x + arrow[0], room.width - 1)),
          y: Math.max(0, Math.min(cursor.y + arrow[1], room.height - 1)),
        })
      if (key === 'Enter') return desk.useAt(cursor)
      if (key === 'Delete' || key === 'Backspace') return desk.place ? desk.dropPlace() : desk.dropThing()
      if (key === 'Escape') {
        if (stroke) return desk.letGo()
        if (thing) return desk.choose(null)
        if (desk.place) return desk.choosePlace(null)
        if (tool !== 'select') return desk.chooseTool('select')
        return false
      }
      if (key === '[' || key === ']') return desk.choosePaint({ brush: nextBrush(paint.brush, key === ']' ? 1 : -1) })
      if (key === '0') return setCamera({ ...cameraAt(middle, ZOOMS[0], size) })
      if (key === '+' || key === '-') return zoom(key === '+' ? 1 : -1)
      const chosen = MAP_TOOLS.find((one) => one.key === key)
      return chosen ? desk.chooseTool(chosen.tool) : false
    }
    if (act() === false) return
    event.preventDefault()
    event.stopPropagation()
  }
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
            room={room}
            camera={camera}
            size={size}
            hasThings={!hidden.has('things')}
            hasGround={!hidden.has('ground')}
            boxes={[
              ...boxesOf(room, hidden),
              ...problems.flatMap(({ at, what }) => aroundProblem(tileOfProblem(room, at), `${what} ${at}`)),
              ...(thing ? [aroundThing(thing)] : []),
              ...(drawn ? [drawn.box] : []),
              { id: 'cursor', look: 'cursor', x: cursor.x * TILE_PX, y: cursor.y * TILE_PX, w: TILE_PX, h: TILE_PX },
            ]}
            onReady={onReady}
          />
        )}
        {!hidden.has('doors') && <Tags room={room} camera={camera} roomNames={roomNames} />}
        {drawn && (
          <Tag camera={camera} x={drawn.box.x} y={drawn.box.y}>
            {`${drawn.w} × ${drawn.h}`}
          </Tag>
        )}
        {!isDrawn && <Spinner label={t('map.loading')} />}
      </MapSurface>
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
        <span>{t(`map.hint.${hintOf(tool, thing !== null)}`)}</span>
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

/** Where the doors lead, and what the entries are called. */
function Tags({
  room,
  camera,
  roomNames,
}: {
  room: RoomDoc
  camera: MapCamera
  roomNames: ReadonlyMap<string, string>
}) {
  const { t } = useTranslation('editor')
  const tags = [
    ...room.doors.map(({ id, x, y, to }) => ({
      id: `door ${id}`,
      x,
      y,
      words: t('map.leadsTo', { room: roomNames.get(to.room) ?? to.room }),
    })),
    ...room.entries.map(({ id, x, y }) => ({ id: `entry ${id}`, x, y, words: id })),
  ]
  return tags.map(({ id, x, y, words }) => (
    <Tag key={id} camera={camera} x={x * TILE_PX} y={y * TILE_PX}>
      {words}
    </Tag>
  ))
}

type TagProps = { camera: MapCamera; x: number; y: number; children: ReactNode }

/** Words over a point of the map, art px. */
function Tag({ camera, x, y, children }: TagProps) {
  const [left, top] = [(x - camera.left) * camera.zoom, (y - camera.top) * camera.zoom]
  return (
    <span
      aria-hidden="true"
      className={styles.tag}
      style={{ transform: `translate(${left}px, ${top}px) translateY(-100%)` }}
    >
      {children}
    </span>
  )
}

/** How long after the last change a room is checked, ms: the largest takes some 20. */
const CHECKED_MS = 300

/** The mistakes of the room as it was a moment ago. */
function useProblems(room: RoomDoc | null): readonly RoomProblem[] {
  const [problems, setProblems] = useState<readonly RoomProblem[]>([])
  useEffect(() => {
    if (!room) return
    const timer = setTimeout(() => setProblems(problemsOfRoom(room)), CHECKED_MS)
    return () => clearTimeout(timer)
  }, [room])
  return problems
}

/** Which keys are worth saying now. */
function hintOf(tool: MapTool, hasThing: boolean): 'paint' | 'thing' | 'chosen' | 'move' {
  if (paints(tool)) return 'paint'
  if (tool === 'thing') return 'thing'
  return tool === 'select' && hasThing ? 'chosen' : 'move'
}

function aroundProblem(tile: { x: number; y: number } | null, id: string): MapBox[] {
  return tile ? [{ id, look: 'problem', x: tile.x * TILE_PX, y: tile.y * TILE_PX, w: TILE_PX, h: TILE_PX }] : []
}

function nextBrush(brush: number, by: 1 | -1): number {
  const at = BRUSH_SIZES.indexOf(brush) + by
  return BRUSH_SIZES[Math.max(0, Math.min(at, BRUSH_SIZES.length - 1))] ?? brush
}
