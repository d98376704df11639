import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { useTerrainGround } from '#app/editor/tiles/tile-look.tsx'
import { applyChange } from '#durable/rules/sheets/changes.ts'
import type { Change } from '#durable/rules/sheets/changes.ts'
import type { Cure } from '#durable/world/drafts/cures.ts'
import { groundThatFollows } from '#durable/world/drafts/following-ground.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { roomOfDraft } from '#durable/world/room-draft.ts'
import { isLastEntry, newPlace, placeOn, mapPlacesOf } from './map-places.ts'
import type { PlaceRef, PlaceList } from './map-places.ts'
import type { MapPoint, MapPointer } from './map-surface.tsx'
import { cellUnder, freeId, movedThing, paints, strokeChanges, strokeOverTiles, thingUnder } from './map-tools.ts'
import type { MapLayer, MapTool, Paint, PaintLayer, Stroke } from './map-tools.ts'

/** What is held and moved: a thing, and how far the pointer is from its foot. */
type Held = { thing: Thing; dx: number; dy: number; to: MapPoint }

/** The room as it is drawn, and all that a builder does to it. */
export function useMapDesk(draft: OpenDraft, first: MapPoint = { x: 0, y: 0 }) {
  const shown = useStore(draft.state, (state) => state.shown)
  const drawn = useMemo(() => roomOfDraft(shown), [shown])
  const terrains = useTerrainGround()
  const [tool, setTool] = useState<MapTool>('select')
  const [paint, setPaint] = useState<Paint>({ layer: 'terrain', letter: 'g', brush: 1 })
  const [prefab, setPrefab] = useState<string | null>(null)
  const [hidden, setHidden] = useState<ReadonlySet<MapLayer>>(new Set(['areas']))
  const [cursor, setCursor] = useState<MapPoint>(first)
  const [chosen, choose] = useState<string | null>(null)
  const [chosenPlace, setPlace] = useState<PlaceRef | null>(null)
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const [held, setHeld] = useState<Held | null>(null)

  const saved = 'room' in drawn ? drawn.room : null
  const thing = saved?.things.find(({ id }) => id === chosen) ?? null
  const placeRow =
    saved && chosenPlace ? (mapPlacesOf(saved, chosenPlace.list).find(({ id }) => id === chosenPlace.id) ?? null) : null
  const pending = useMemo(() => {
    if (saved && stroke) return strokeChanges(saved, stroke, paint)
    return held ? movedThing(held.thing, held.to) : []
  }, [saved, stroke, paint, held])
  const room = useMemo(() => (saved ? withChanges(saved, shown, pending) : null), [saved, shown, pending])
  /** Makes changes, and with them that of the ground, as one step where they fit into one edit. */
  const make = (changes: readonly Change[]) => {
    if (changes.length === 0) return
    const followed = groundThatFollows(shown, changes, terrains)
    draft.make(followed ? [...changes, followed] : changes)
  }

  const pick = (point: MapPoint) => {
    if (!saved) return
    const found = thingUnder(saved, point)
    if (found && tool === 'thing') return setPrefab(found.prefab)
    const { x, y } = cellUnder(paint.layer, point)
    const letter = saved[paint.layer][y]?.[x]
    if (letter !== undefined) setPaint({ ...paint, letter })
  }
  const place = ({ x, y }: MapPoint) => {
    if (!saved || prefab === null) return
    const id = freeId(saved, prefab)
    const row: Thing = { id, prefab, x: Math.round(x), y: Math.round(y) }
    make([{ kind: 'put', list: 'things', at: saved.things.length, row }])
    choose(id)
  }
  const begin = (point: MapPoint) => {
    if (!saved) return
    if (tool === 'pick') return pick(point)
    if (tool === 'thing') return place(point)
    if (paints(tool)) return setStroke({ tool, path: [cellUnder(paint.layer, point)] })
    const found = thingUnder(saved, point)
    choose(found?.id ?? null)
    const tile = { x: Math.floor(point.x / TILE_PX), y: Math.floor(point.y / TILE_PX) }
    setPlace(found ? null : placeOn(saved, tile))
    if (found) setHeld({ thing: found, dx: point.x - found.x, dy: point.y - found.y, to: found })
  }
  const end = () => {
    if (saved && stroke) make(strokeChanges(saved, stroke, paint))
    if (held) make(movedThing(held.thing, held.to))
    setStroke(null)
    setHeld(null)
  }
  const letGo = () => {
    setStroke(null)
    setHeld(null)
  }
  const pointer: MapPointer = {
    onDown: (point, { isPicking }) => (isPicking ? pick(point) : begin(point)),
    onMove: (point) => {
      setCursor({ x: Math.floor(point.x / TILE_PX), y: Math.floor(point.y / TILE_PX) })
      if (held) setHeld({ ...held, to: { x: point.x - held.dx, y: point.y - held.dy } })
      const cell = cellUnder(paint.layer, point)
      const last = stroke?.path.at(-1)
      if (stroke && (last?.x !== cell.x || last.y !== cell.y)) setStroke({ ...stroke, path: [...stroke.path, cell] })
    },
    onUp: end,
    onCancel: letGo,
  }
  return {
    room,
    /** Null, or why the draft is no room. */
    faults: 'faults' in drawn ? drawn.faults : null,
    tool,
    chooseTool: (next: MapTool) => {
      letGo()
      setTool(next)
      // What is painted has to be seen.
      if (paints(next) && hidden.has(paint.layer)) setHidden(without(hidden, paint.layer))
    },
    paint,
    choosePaint: (next: Partial<Paint>) => setPaint({ ...paint, ...next }),
    choosePaintLayer: (layer: PaintLayer, letter: string) => {
      setPaint({ ...paint, layer, letter })
      setHidden(without(hidden, layer))
    },
    prefab,
    choosePrefab: (next: string) => {
      setPrefab(next)
      setTool('thing')
    },
    hidden,
    toggle: (layer: MapLayer) => setHidden(hidden.has(layer) ? without(hidden, layer) : new Set([...hidden, layer])),
    cursor,
    setCursor,
    thing,
    choose,
    moveThing: (dx: number, dy: number) => thing && make(movedThing(thing, { x: thing.x + dx, y: thing.y + dy })),
    dropThing: () => {
      if (!saved || !thing) return
      make([{ kind: 'drop', list: 'things', at: saved.things.indexOf(thing), row: thing }])
      choose(null)
    },
    stroke,
    /** Uses the tool on a tile. A rectangle needs two. Terrain is painted at all corners, so that the tile is what was chosen. */
    useAt: (tile: MapPoint) => {
      if (!saved || !paints(tool)) {
        begin({ x: (tile.x + 0.5) * TILE_PX, y: (tile.y + 0.5) * TILE_PX })
        // A key holds nothing.
        return setHeld(null)
      }
      if (tool === 'rectangle' && !stroke) return setStroke(strokeOverTiles('rectangle', paint.layer, tile, tile))
      const from = stroke?.path[0] ?? tile
      make(strokeChanges(saved, strokeOverTiles(tool, paint.layer, from, tile), paint))
      setStroke(null)
    },
    place: placeRow && chosenPlace ? { list: chosenPlace.list, row: placeRow } : null,
    choosePlace: (next: PlaceRef | null) => {
      setPlace(next)
      choose(null)
    },
    addPlace: (list: PlaceList) => {
      if (!saved) return
      const change = newPlace(saved, list, cursor)
      make([change])
      setPlace({ list, id: change.row.id })
      setHidden(without(hidden, list === 'areas' ? 'areas' : 'doors'))
    },
    /** Takes the chosen place away; never the last entry, without which there is no room. */
    dropPlace: () => {
      if (!saved || !placeRow || !chosenPlace || isLastEntry(saved, chosenPlace.list)) return
      const { list } = chosenPlace
      make([
        { kind: 'drop', list, at: mapPlacesOf(saved, list).findIndex(({ id }) => id === placeRow.id), row: placeRow },
      ])
      setPlace(null)
    },
    make,
    shown,
    type: (change: Change & { kind: 'set' }) => draft.type(change),
    endStep: () => draft.endStep(),
    /** Does what cures a problem. */
    cure: ({ changes }: Cure) => make(changes),
    letGo,
    pointer,
  }
}

export type MapDeskState = ReturnType<typeof useMapDesk>

function without<One>(set: ReadonlySet<One>, one: One): ReadonlySet<One> {
  return new Set([...set].filter((other) => other !== one))
}

/** The room with what is under way, which is no step yet. */
function withChanges(saved: RoomDoc, shown: Parameters<typeof applyChange>[0], changes: readonly Change[]): RoomDoc {
  if (changes.length === 0) return saved
  const drawn = roomOfDraft(changes.reduce(applyChange, shown))
  return 'room' in drawn ? drawn.room : saved
}
