import type { Box } from '#app/game/scene/crowd/boxes.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

/** The element that shows the park: CSS px, device pixels per CSS pixel, and the player's zoom. */
export type View = { width: number; height: number; ratio: number; zoomPercent: number }
/** The visible part of the room: `left`, `top` in art px, `zoom` in CSS px per art px. */
export type Camera = { left: number; top: number; zoom: number }
/** A point of the room in art px. */
export type Point = { x: number; y: number }

/** A wider view shows the park at three CSS pixels per art pixel, others at two. */
const WIDE_PX = 2200

/** CSS px per art px, rounded so that an art pixel is a whole number of device pixels and all are equally wide. */
export function zoomOf({ width, ratio, zoomPercent }: View): number {
  const usual = width > WIDE_PX ? 3 : 2
  return Math.max(1, Math.round((usual * zoomPercent * ratio) / 100)) / ratio
}

/** A position in the room rounded to a whole device pixel, so that nothing jitters while the camera moves. */
export function snapped(value: number, view: View): number {
  const devicePerArt = zoomOf(view) * view.ratio
  return Math.round(value * devicePerArt) / devicePerArt
}

/**
 * The camera that shows a point (art px) in the middle of the free part of the view (`free`, CSS px), kept within the
 * room. A room smaller than the view is centred.
 */
export function cameraOver(
  point: Point,
  room: { width: number; height: number },
  view: View,
  free: Box = { left: 0, top: 0, width: view.width, height: view.height },
): Camera {
  const zoom = zoomOf(view)
  const seen = { width: view.width / zoom, height: view.height / zoom }
  const middle = { x: (free.left + free.width / 2) / zoom, y: (free.top + free.height / 2) / zoom }
  return {
    left: snapped(within(point.x - middle.x, room.width - seen.width), view),
    top: snapped(within(point.y - middle.y, room.height - seen.height), view),
    zoom,
  }
}

/** The position of a point of the room in the view, CSS px. */
export function onScreen(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.left) * camera.zoom, y: (point.y - camera.top) * camera.zoom }
}

/** The tile at a point of the view (CSS px). */
export function tileAt(camera: Camera, point: Point): Tile {
  return {
    x: Math.floor((point.x / camera.zoom + camera.left) / TILE_PX),
    y: Math.floor((point.y / camera.zoom + camera.top) / TILE_PX),
  }
}

function within(value: number, highest: number): number {
  return highest <= 0 ? highest / 2 : Math.max(0, Math.min(value, highest))
}
