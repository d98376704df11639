import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'

/**
 * The most difference between the starts of our walk and the room's for them to count as the same, ms: the round trip.
 */
const SAME_START_MS = 1000

/**
 * Whether the predicted walk is the room's. Ours began earlier by the time on the network; with the same steps it may
 * stay. One without a step moves nothing, and the room's is kept: a dog sits as long as its walk is older than that.
 */
export function isSameWalk(ours: Walk, theirs: Walk): boolean {
  if (theirs.dirs === '') return false
  const isSameWay = ours.x === theirs.x && ours.y === theirs.y && ours.dirs === theirs.dirs
  return isSameWay && Math.abs(ours.startedAt - theirs.startedAt) <= SAME_START_MS
}

export function endsAt(walk: Walk, { x, y }: Tile): boolean {
  const end = endOf(walk)
  return end.x === x && end.y === y
}
