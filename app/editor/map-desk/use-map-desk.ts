import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { useTerrainGround } from '#app/editor/tiles/tile-look.tsx'
import type { Change } from '#durable/rules/sheets/changes.ts'
import type { Cure } from '#durable/world/drafts/cures.ts'
import { groundThatFollows } from '#durable/world/drafts/following-ground.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { roomOfDraft } from '#durable/world/room-draft.ts'
import type { PlaceList, PlaceRef } from './map-places.ts'
import type { Paint, PaintLayer } from './map-strokes.ts'
import type { MapPoint, MapPointer } from './map-surface.tsx'
import { paints } from './map-tools.ts'
import type { MapLayer, MapTool } from './map-tools.ts'
import { useMapPlaces } from './use-map-places.ts'
import { useMapThings } from './use-map-things.ts'
import { usePainting } from './use-painting.ts'

/** The room as it is drawn, and all that a builder does to it. */
export function useMapDesk(draft: OpenDraft, first: MapPoint = { x: 0, y: 0 }) {
  const shown = useStore(draft.state, (state) => state.shown)
  const drawn = useMemo(() => roomOfDraft(shown), [shown])
  const terrains = useTerrainGround()
  const [tool, setTool] = useState<MapTool>('select')
  const [hidden, setHidden] = useState<ReadonlySet<MapLayer>>(new Set(['areas']))
  const [cursor, setCursor] = useState<MapPoint>(first)

  const saved = 'room' in drawn ? drawn.room : null
  /** Makes changes, and with them that of the ground, as one step where they fit into one edit. */
  const make = (changes: readonly Change[]) => {
    if (changes.length === 0) return
    const followed = groundThatFollows(shown, changes, terrains)
    draft.make(followed ? [...changes, followed] : changes)
  }
  const painting = usePainting(saved, make)
  const things = useMapThings(saved, make)
  const places = useMapPlaces(saved, make)
  const { room: painted } = painting
  const { moved } = things
  const room = useMemo(() => painted && { ...painted, things: moved }, [painted, moved])

  const show = (layer: MapLayer) => setHidden(without(hidden, layer))
  const letGo = () => {
    painting.letGo()
    things.letGo()
  }
  const pick = (point: MapPoint) => {
    if (tool !== 'thing' || !things.pick(point)) painting.pick(point)
  }
  const begin = (point: MapPoint) => {
    if (tool === 'pick') return pick(point)
    if (tool === 'thing') return things.place(point)
    if (paints(tool)) return painting.begin(tool, point)
    if (things.take(point)) places.choose(null)
    else places.chooseOn(tileAt(point))
  }
  const pointer: MapPointer = {
    onDown: (point, { isPicking }) => (isPicking ? pick(point) : begin(point)),
    onMove: (point) => {
      const { x, y } = tileAt(point)
      if (x !== cursor.x || y !== cursor.y) setCursor({ x, y })
      things.goOn(point)
      painting.goOn(point)
    },
    onUp: () => {
      painting.end()
      things.end()
    },
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
      if (paints(next)) show(painting.paint.layer)
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
    toggle: (layer: MapLayer) => setHidden(hidden.has(layer) ? without(hidden, layer) : new Set([...hidden, layer])),
    cursor,
    setCursor,
    thing: things.chosen,
    choose: things.choose,
    moveThing: things.move,
    dropThing: things.drop,
    stroke: painting.stroke,
    /** Uses the tool on a tile, by keys. */
    useAt: (tile: MapPoint) => {
      if (paints(tool)) return painting.paintTile(tool, tile)
      begin({ x: (tile.x + 0.5) * TILE_PX, y: (tile.y + 0.5) * TILE_PX })
      // A key holds nothing.
      things.letGo()
    },
    place: places.chosen,
    choosePlace: (next: PlaceRef | null) => {
      places.choose(next)
      things.choose(null)
    },
    addPlace: (list: PlaceList) => {
      places.add(list, cursor)
      show(list === 'areas' ? 'areas' : 'doors')
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

export type MapDeskState = ReturnType<typeof useMapDesk>

function tileAt({ x, y }: MapPoint): MapPoint {
  return { x: Math.floor(x / TILE_PX), y: Math.floor(y / TILE_PX) }
}

function without<One>(set: ReadonlySet<One>, one: One): ReadonlySet<One> {
  return set.has(one) ? new Set([...set].filter((other) => other !== one)) : set
}
