import type { MapCamera } from '#app/shared/map-picture.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

/** The sizes of the map: CSS px per art px. */
export const ZOOMS = [1, 2, 3] as const
/** How much of what is around a room the camera may show, CSS px. */
const AROUND_PX = 120

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** A camera over the middle of a point of the room (art px). */
export function cameraAt(point: Point, zoom: number, view: Size): MapCamera {
  return { left: point.x - view.width / 2 / zoom, top: point.y - view.height / 2 / zoom, zoom }
}

/** The camera kept over the room (tiles): a smaller one is in the middle. */
export function keptOver(camera: MapCamera, room: Size, view: Size): MapCamera {
  const { left, top, zoom } = camera
  return {
    left: kept(left, room.width * TILE_PX, view.width / zoom, zoom),
    top: kept(top, room.height * TILE_PX, view.height / zoom, zoom),
    zoom,
  }
}

/** The next size of the map, where the point under the pointer (CSS px) stays. */
export function zoomed(camera: MapCamera, steps: number, at: Point): MapCamera {
  const index = ZOOMS.findIndex((zoom) => zoom === camera.zoom)
  const zoom = ZOOMS[Math.max(0, Math.min(index + steps, ZOOMS.length - 1))] ?? camera.zoom
  const point = pointAt(camera, at)
  return { left: point.x - at.x / zoom, top: point.y - at.y / zoom, zoom }
}

/** The camera moved until a tile is in view, with one more around it. */
export function showing(camera: MapCamera, tile: Point, view: Size): MapCamera {
  const { left, top, zoom } = camera
  const from = { x: (tile.x - 1) * TILE_PX, y: (tile.y - 1) * TILE_PX }
  const to = { x: (tile.x + 2) * TILE_PX, y: (tile.y + 2) * TILE_PX }
  return {
    left: Math.min(from.x, Math.max(left, to.x - view.width / zoom)),
    top: Math.min(from.y, Math.max(top, to.y - view.height / zoom)),
    zoom,
  }
}

/** The point of the room (art px) at a point of the view (CSS px). */
export function pointAt({ left, top, zoom }: MapCamera, { x, y }: Point): Point {
  return { x: left + x / zoom, y: top + y / zoom }
}

function kept(at: number, length: number, seen: number, zoom: number): number {
  const around = AROUND_PX / zoom
  const value = length + 2 * around <= seen ? (length - seen) / 2 : clamp(-around, at, length + around - seen)
  // A pixel of art begins at a whole pixel of the screen.
  return Math.round(value * zoom) / zoom
}

function clamp(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
