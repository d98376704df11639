import { useCallback, useMemo, useState } from 'react'
import { useTerrainGround } from '#app/editor/tiles/tile-look.tsx'
import type { MapBox } from '#app/shared/map-picture.ts'
import { applyChange } from '#durable/rules/sheets/changes.ts'
import type { Change } from '#durable/rules/sheets/changes.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { stampOf, stampedAt } from '#durable/world/drafts/stamps.ts'
import type { Stamp, StampLayer } from '#durable/world/drafts/stamps.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { draftOfRoom, roomOfDraft } from '#durable/world/room-draft.ts'
import { keepStamp, keptStamp } from './kept-stamp.ts'
import { layerOfChange } from './map-layers.ts'
import type { MapLayer } from './map-layers.ts'

type UsedRoom = {
  saved: RoomDoc | null
  make: (changes: readonly Change[]) => void
  locked: ReadonlySet<MapLayer>
  /** The names of the things that there are. */
  prefabs: readonly string[]
}

const STAMP_LAYERS: readonly StampLayer[] = ['terrain', 'ground', 'things']

/** What was copied of a room, and the rectangle by which something is being copied. */
export function useStamp({ saved, make, locked, prefabs }: UsedRoom) {
  const terrains = useTerrainGround()
  const [stamp, setStamp] = useState<Stamp | null>(null)
  const [isCopying, setCopying] = useState(true)
  const [corners, setCorners] = useState<{ from: Tile; to: Tile } | null>(null)
  const [isKept, setKept] = useState(true)
  /** What is changed by putting the stamp down with its corner on a tile: locked layers stay as they are. */
  const changesAt = useCallback(
    (room: RoomDoc, tile: Tile, what: Stamp) =>
      stampedAt(room, what, tile, terrains).filter((change) => {
        const layer = layerOfChange(change)
        return layer === null || !locked.has(layer)
      }),
    [locked, terrains],
  )
  const put = (tile: Tile) => {
    if (saved && stamp) make(changesAt(saved, tile, stamp))
  }
  const copy = (from: Tile, to: Tile) => {
    setCorners(null)
    if (!saved) return
    const copied = stampOf(saved, areaBetween(from, to), new Set(STAMP_LAYERS.filter((layer) => !locked.has(layer))))
    if (copied.w === 0 || copied.h === 0) return
    setStamp(copied)
    setKept(keepStamp(copied))
    setCopying(false)
  }
  return {
    stamp,
    /** Whether the next rectangle is copied; otherwise the stamp is put down. */
    isCopying,
    /** False where the stamp is lost with this map, because the browser does not keep it. */
    isKept,
    corners,
    /** Takes what was copied last, in this room or in another one, or begins with copying. */
    take: () => {
      const kept = keptStamp(prefabs) ?? stamp
      setStamp(kept)
      setCopying(kept === null)
    },
    copyAnew: () => setCopying(true),
    putDown: () => setCopying(stamp === null),
    begin: (tile: Tile) => {
      if (isCopying) setCorners({ from: tile, to: tile })
      else put(tile)
    },
    goOn: (tile: Tile) => {
      if (corners) setCorners({ ...corners, to: tile })
    },
    end: () => {
      if (corners) copy(corners.from, corners.to)
    },
    letGo: () => setCorners(null),
    /** By keys: the first tile begins a rectangle and the second one ends it, or the stamp is put down. */
    useAt: (tile: Tile) => {
      if (!isCopying) put(tile)
      else if (corners) copy(corners.from, tile)
      else setCorners({ from: tile, to: tile })
    },
    changesAt,
  }
}

export type StampState = ReturnType<typeof useStamp>

/** The room as it would be with the stamp on a tile; the room itself where nothing is put down. */
export function useStampedRoom(room: RoomDoc | null, { stamp, isCopying, changesAt }: StampState, at: Tile | null) {
  const { x, y } = at ?? { x: null, y: null }
  return useMemo(() => {
    if (!room || !stamp || isCopying || x === null || y === null) return room
    const read = roomOfDraft(changesAt(room, { x, y }, stamp).reduce(applyChange, draftOfRoom(room)))
    return 'room' in read ? read.room : room
  }, [room, stamp, isCopying, changesAt, x, y])
}

/** The box round what is being copied, or round where the stamp would lie; null for neither. */
export function aroundStamp({ stamp, isCopying, corners }: StampState, cursor: Tile): MapBox | null {
  const boxAt = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): MapBox => ({
    id: 'stamp',
    look: isCopying ? 'drawn' : 'chosen',
    x: x * TILE_PX,
    y: y * TILE_PX,
    w: w * TILE_PX,
    h: h * TILE_PX,
  })
  if (isCopying) return corners && boxAt(areaBetween(corners.from, corners.to))
  return stamp && boxAt({ ...cursor, w: stamp.w, h: stamp.h })
}

function areaBetween(one: Tile, other: Tile) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return { x, y, w: Math.abs(one.x - other.x) + 1, h: Math.abs(one.y - other.y) + 1 }
}
