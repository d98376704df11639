import type { MapCamera } from '#app/shared/map-picture.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

type Size = { width: number; height: number }

/** The most room that the small map takes, CSS px. */
const SMALL_MAX: Size = { width: 168, height: 120 }

/** How large a room (tiles) is on the small map, CSS px: as large as fits, in its proportions. */
export function smallSize({ width, height }: Size): Size {
  const scale = Math.min(SMALL_MAX.width / width, SMALL_MAX.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** What the camera sees of a room (tiles), within it, as parts of the whole in percent. */
export function seenPart(room: Size, { left, top, zoom }: MapCamera, view: Size) {
  const across = partOf(left, view.width / zoom, room.width * TILE_PX)
  const down = partOf(top, view.height / zoom, room.height * TILE_PX)
  return { left: `${across.from}%`, width: `${across.length}%`, top: `${down.from}%`, height: `${down.length}%` }
}

function partOf(from: number, length: number, whole: number): { from: number; length: number } {
  const within = (at: number) => Math.max(0, Math.min(at, whole))
  const [first, last] = [within(from), within(from + length)]
  return { from: (first / whole) * 100, length: ((last - first) / whole) * 100 }
}
