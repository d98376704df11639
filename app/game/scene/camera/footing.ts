import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { Box } from './boxes.ts'
import type { Point } from './camera.ts'

/** Where a dog's paws are within its tile, art px from the upper left: a little below the middle. */
const PAWS = { x: TILE_PX / 2, y: 21 }

/** Half the length of a bridge, its height in the middle, and how far the front rail is below the deck, art px. */
const BRIDGE = { reach: 64, rise: 9, depth: 40 }

/** The part of a dog that must be covered before it counts as hidden, art px: half its height, as a bench covers it. */
const BODY = { halfWidth: 8, height: 14 }

/** The foot of a dog at a position in tiles (counted between tile middles), art px. */
export function footAt({ x, y }: { x: number; y: number }): Point {
  return { x: x * TILE_PX + PAWS.x, y: y * TILE_PX + PAWS.y }
}

/** The bridges of a room. */
export function bridgesOf({ things }: RoomDoc): readonly Thing[] {
  return things.filter(({ prefab }) => prefab === 'bridge-deck')
}

/** How high a dog stands above the ground at a point, art px, because bridges are arched. */
export function liftAt(bridges: readonly Thing[], foot: Point): number {
  const bridge = bridges.find((thing) => isOn(thing, foot))
  if (!bridge) return 0
  const across = (foot.x - bridge.x) / BRIDGE.reach
  return Math.round(BRIDGE.rise * (1 - across * across))
}

/** Whether a picture (art px) hides a dog that stands behind it: half of it or more. */
export function covers(box: Box, { x, y }: Point): boolean {
  const isWithin = box.left <= x - BODY.halfWidth && box.left + box.width >= x + BODY.halfWidth
  return isWithin && box.top <= y - BODY.height && box.top + box.height >= y
}

/** A part of a room, art px. */
export type PixelRect = { left: number; top: number; right: number; bottom: number }

/** Whether a picture overlaps a part of the room, or is no further from it than `margin`. */
export function reaches(box: Box, { left, top, right, bottom }: PixelRect, margin = 0): boolean {
  const isBeside = box.left > right + margin || box.left + box.width < left - margin
  return !isBeside && box.top <= bottom + margin && box.top + box.height >= top - margin
}

function isOn(bridge: Thing, foot: Point): boolean {
  return Math.abs(foot.x - bridge.x) < BRIDGE.reach && foot.y > bridge.y - 4 && foot.y < bridge.y + BRIDGE.depth + 4
}
