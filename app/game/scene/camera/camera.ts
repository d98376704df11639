import type { Tile } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { Box } from './boxes.ts'

/** The element that shows the park: CSS px, device pixels per CSS pixel, and the player's zoom. */
export type View = { width: number; height: number; ratio: number; zoomPercent: number }
/** The visible part of the room: `left`, `top` in art px, `zoom` in CSS px per art px. */
export type Camera = { left: number; top: number; zoom: number }
/** A point of the room in art px. */
export type Point = { x: number; y: number }

/** How far the camera may show what is beyond the edges of the room, art px. */
export type Beyond = Record<'left' | 'top' | 'right' | 'bottom', number>

const NOTHING_BEYOND: Beyond = { left: 0, top: 0, right: 0, bottom: 0 }
/** What is seen round the foot of the own dog: the dog, what it wears, and its name below it, art px. */
const ROUND_FOOT = { above: 52, below: 24, aside: 28 } as const

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
  room: Size,
  view: View,
  free: Box = { left: 0, top: 0, width: view.width, height: view.height },
  beyond: Beyond = NOTHING_BEYOND,
): Camera {
  const zoom = zoomOf(view)
  const middle = { x: (free.left + free.width / 2) / zoom, y: (free.top + free.height / 2) / zoom }
  const across = rangeOf(room.width - view.width / zoom)
  const along = rangeOf(room.height - view.height / zoom)
  return {
    left: snapped(between(across.from - beyond.left, point.x - middle.x, across.to + beyond.right), view),
    top: snapped(between(along.from - beyond.top, point.y - middle.y, along.to + beyond.bottom), view),
    zoom,
  }
}

/**
 * How far the camera must show what is beyond the room, so that a dog at its edge stands in the free part of the view and
 * not behind a film or a sheet.
 */
export function beyondFor(foot: Point, room: Size, view: View, free: Box): Beyond {
  const zoom = zoomOf(view)
  const across = overhang(
    { from: foot.x - ROUND_FOOT.aside, to: foot.x + ROUND_FOOT.aside },
    { from: free.left / zoom, to: (free.left + free.width) / zoom },
    rangeOf(room.width - view.width / zoom),
  )
  const along = overhang(
    { from: foot.y - ROUND_FOOT.above, to: foot.y + ROUND_FOOT.below },
    { from: free.top / zoom, to: (free.top + free.height) / zoom },
    rangeOf(room.height - view.height / zoom),
  )
  return { left: across.before, right: across.after, top: along.before, bottom: along.after }
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

type Size = { width: number; height: number }
type Range = { from: number; to: number }

/** Where the camera may begin along one side of a room that is so much longer than the view. */
function rangeOf(longer: number): Range {
  return longer <= 0 ? { from: longer / 2, to: longer / 2 } : { from: 0, to: longer }
}

/** How far the range of the camera must grow to show a stretch of the room in a stretch of the view that is long enough. */
function overhang(shown: Range, free: Range, range: Range): { before: number; after: number } {
  const [least, most] = [shown.to - free.to, shown.from - free.from]
  if (least > most) return { before: 0, after: 0 }
  return { before: Math.max(0, range.from - most), after: Math.max(0, least - range.to) }
}

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
