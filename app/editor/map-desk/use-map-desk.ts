import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { useTerrainGround } from '#app/editor/tiles/tile-look.tsx'
import type { Change } from '#durable/rules/sheets/changes.ts'
import type { Cure } from '#durable/world/drafts/cures.ts'
import { groundThatFollows } from '#durable/world/drafts/following-ground.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { roomOfDraft } from '#durable/world/room-draft.ts'
import { layerOfList, lockedLayerOf } from './map-layers.ts'
import type { MapLayer } from './map-layers.ts'
import type { PlaceList, PlaceRef } from './map-places.ts'
import type { Paint, PaintLayer } from './map-strokes.ts'
import type { MapPoint, MapPointer } from './map-surface.tsx'
import { paints } from './map-tools.ts'
import type { MapTool } from './map-tools.ts'
import { useMapLayers } from './use-map-layers.ts'
import { useMapPlaces } from './use-map-places.ts'
import { useMapThings } from './use-map-things.ts'
import { usePainting } from './use-painting.ts'
import { useStamp, useStampedRoom } from './use-stamp.ts'

type FirstLook = {
  /** The tile of the cursor. */
  at?: MapPoint | undefined
  /** The names of the things that there are. */
  prefabs: readonly string[]
}

/** The room as it is drawn, and all that a builder does to it. */
export function useMapDesk(draft: OpenDraft, { at = { x: 0, y: 0 }, prefabs }: FirstLook) {
  const shown = useStore(draft.state, (state) => state.shown)
  const drawn = useMemo(() => roomOfDraft(shown), [shown])
  const terrains = useTerrainGround()
  const [tool, setTool] = useState<MapTool>('select')
  const { hidden, locked, untouched, show, ...layers } = useMapLayers()
  const [refused, setRefused] = useState<MapLayer | null>(null)
  const [tab, setTab] = useState<MapTab>('layers')
  const [cursor, setCursor] = useState<MapPoint>(at)

  const saved = 'room' in drawn ? drawn.room : null
  /** Whether a layer is locked; then it is said. */
  const isRefused = (layer: MapLayer | null) => {
    setRefused(layer)
    return layer !== null
  }
  /** Makes changes, and with them that of the ground, as one step; none on a locked layer. */
  const make = (changes: readonly Change[]) => {
    if (changes.length === 0 || isRefused(lockedLayerOf(changes, locked))) return
    const followed = locked.has('ground') ? null : groundThatFollows(shown, changes, terrains)
    draft.make(followed ? [...changes, followed] : changes)
  }
  const painting = usePainting(saved, make)
  const things = useMapThings(saved, make)
  const places = useMapPlaces(saved, make)
  const stamp = useStamp({ saved, make, locked, prefabs })
  const { room: painted } = painting
  const { moved } = things
  const room = useMemo(() => painted && { ...painted, things: moved }, [painted, moved])
  const stamped = useStampedRoom(room, stamp, tool === 'stamp' ? cursor : null)

  const showList = (list: PlaceList) => {
    const layer = layerOfList(list)
    if (layer) show(layer)
  }
  const letGo = () => {
    painting.letGo()
    things.letGo()
    stamp.letGo()
  }
  const pick = (point: MapPoint) => {
    if (tool !== 'thing' || !things.pick(point)) painting.pick(point)
  }
  const begin = (point: MapPoint) => {
    setRefused(null)
    if (tool === 'pick') return pick(point)
    if (tool === 'thing') return things.place(point)
    if (tool === 'stamp') return stamp.begin(tileAt(point))
    if (paints(tool)) {
      const { layer } = painting.paint
      if (!isRefused(locked.has(layer) ? layer : null)) painting.begin(tool, point)
      return
    }
    if (things.take(point, !untouched.has('things'))) {
      places.choose(null)
      setTab('layers')
    } else if (places.chooseOn(tileAt(point), untouched)) setTab('list')
  }
  const pointer: MapPointer = {
    onDown: (point, { isPicking }) => (isPicking ? pick(point) : begin(point)),
    onMove: (point) => {
      const { x, y } = tileAt(point)
      if (x !== cursor.x || y !== cursor.y) setCursor({ x, y })
      things.goOn(point)
      painting.goOn(point)
      stamp.goOn({ x, y })
    },
    onUp: () => {
      painting.end()
      stamp.end()
      things.end()
    },
    onCancel: letGo,
  }
  return {
    room,
    /** The room as it is shown: with the stamp where it would be put down. */
    stamped,
    stamp,
    /** Null, or why the draft is no room. */
    faults: 'faults' in drawn ? drawn.faults : null,
    tool,
    chooseTool: (next: MapTool) => {
      letGo()
      setRefused(null)
      setTool(next)
      // What the tool works with is there.
      if (next !== 'select' && next !== 'hand') setTab('layers')
      // What is painted has to be seen.
      if (paints(next)) show(painting.paint.layer)
      if (next === 'stamp') stamp.take()
    },
    paint: painting.paint,
    choosePaint: (next: Partial<Paint>) => painting.choose(next),
    choosePaintLayer: (layer: PaintLayer, letter: string) => {
      painting.choose({ layer, letter })
      show(layer)
    },
    prefab: things.prefab,
    choosePrefab: (next: string) => {
      things.choosePrefab(next)
      setTool('thing')
    },
    hidden,
    locked,
    toggleEye: layers.toggleEye,
    toggleLock: (layer: MapLayer) => {
      setRefused(null)
      layers.toggleLock(layer)
    },
    /** The locked layer for which the last attempt was refused. */
    refused,
    tab,
    chooseTab: setTab,
    cursor,
    setCursor,
    thing: things.chosen,
    choose: things.choose,
    moveThing: things.move,
    dropThing: things.drop,
    stroke: painting.stroke,
    /** Uses the tool on a tile, by keys. */
    useAt: (tile: MapPoint) => {
      if (tool === 'stamp') return stamp.useAt(tile)
      if (paints(tool)) {
        const { layer } = painting.paint
        if (!isRefused(locked.has(layer) ? layer : null)) painting.paintTile(tool, tile)
        return
      }
      begin({ x: (tile.x + 0.5) * TILE_PX, y: (tile.y + 0.5) * TILE_PX })
      // A key holds nothing.
      things.letGo()
    },
    place: places.chosen,
    choosePlace: (next: PlaceRef | null) => {
      places.choose(next)
      things.choose(null)
      if (!next) return
      setTab('list')
      showList(next.list)
    },
    addPlace: (list: PlaceList) => {
      places.add(list, cursor)
      showList(list)
    },
    dropPlace: places.drop,
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

/** The parts of the panel beside the map: what one paints with, the list of places, and the room itself. */
export const MAP_TABS = ['layers', 'list', 'room'] as const
export type MapTab = (typeof MAP_TABS)[number]

export type MapDeskState = ReturnType<typeof useMapDesk>

function tileAt({ x, y }: MapPoint): MapPoint {
  return { x: Math.floor(x / TILE_PX), y: Math.floor(y / TILE_PX) }
}
