import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'

/** An answer whose walk began no more than this from ours is taken for the same: the difference is the way there and back. */
const SAME_START_MS = 1000

/** Ours began earlier than the room's by the time on the wire; as long as the way is the same, nothing needs to jump. */
export function isSameWalk(ours: Walk, theirs: Walk): boolean {
  const isSameWay = ours.x === theirs.x && ours.y === theirs.y && ours.dirs === theirs.dirs
  return isSameWay && Math.abs(ours.startedAt - theirs.startedAt) <= SAME_START_MS
}

export function endsAt(walk: Walk, { x, y }: Tile): boolean {
  const end = endOf(walk)
  return end.x === x && end.y === y
}
