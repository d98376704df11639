import { useMemo, useState } from 'react'
import type { Change } from '#durable/rules/sheets/changes.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { begunStroke, cellUnder, grownStroke, roomWithStroke, strokeChanges, strokeOverTiles } from './map-strokes.ts'
import type { Paint, Stroke } from './map-strokes.ts'
import type { MapPoint } from './map-surface.tsx'
import type { PaintTool } from './map-tools.ts'

type Make = (changes: readonly Change[]) => void

/** What terrain and ground are painted with, and the stroke that is under way. */
export function usePainting(saved: RoomDoc | null, make: Make) {
  const [paint, setPaint] = useState<Paint>({ layer: 'terrain', letter: 'g', brush: 1 })
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const room = useMemo(() => (saved && stroke ? roomWithStroke(saved, stroke) : saved), [saved, stroke])
  return {
    paint,
    stroke,
    /** The room with the stroke, which is no step yet. */
    room,
    choose: (next: Partial<Paint>) => setPaint({ ...paint, ...next }),
    begin: (tool: PaintTool, point: MapPoint) => {
      if (saved) setStroke(begunStroke(saved, { tool, path: [cellUnder(paint.layer, point)] }, paint))
    },
    goOn: (point: MapPoint) => {
      if (!saved || !stroke) return
      const cell = cellUnder(stroke.paint.layer, point)
      const last = stroke.path.at(-1)
      if (last?.x !== cell.x || last.y !== cell.y) setStroke(grownStroke(saved, stroke, cell))
    },
    end: () => {
      if (saved && stroke) make(strokeChanges(saved, stroke))
      setStroke(null)
    },
    letGo: () => setStroke(null),
    /** Takes the letter under the pointer. */
    pick: (point: MapPoint) => {
      const { x, y } = cellUnder(paint.layer, point)
      const letter = saved?.[paint.layer][y]?.[x]
      if (letter !== undefined) setPaint({ ...paint, letter })
    },
    /** Paints a tile by keys. A rectangle needs two. Terrain is painted at all corners, so that the tile is what was chosen. */
    paintTile: (tool: PaintTool, tile: MapPoint) => {
      if (!saved) return
      const from = tool === 'rectangle' ? stroke?.path[0] : undefined
      const over = begunStroke(saved, strokeOverTiles(tool, paint.layer, from ?? tile, tile), paint)
      if (tool === 'rectangle' && !from) return setStroke(over)
      make(strokeChanges(saved, over))
      setStroke(null)
    },
  }
}
