import { osloMinute } from '../life/days.ts'
import { findPath } from '../paths.ts'
import { roomOf } from '../places/twins.ts'
import type { Direction } from '../steps.ts'
import type { Grid, Tile } from '../tiles.ts'
import { placeAt } from '../walks.ts'
import type { Place } from '../walks.ts'
import { NPC_EARSHOT_TILES, NPC_ROWS } from './npcs.ts'
import type { NpcKey, NpcPose, Post } from './npcs.ts'

export type NpcPlace = { place: Place; facing: Direction; pose: NpcPose }

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/**
 * [NP1] Where an NPC is at `now` (room clock, epoch ms); null if it is not in this room. It follows from the clock and
 * the ground alone, so a room that sleeps and every browser know it without a message.
 */
export function npcAt(npc: NpcKey, { room, grid }: { room: string; grid: Grid }, now: number): NpcPlace | null {
  const { posts } = NPC_ROWS[npc]
  const minute = osloMinute(now)
  const index = posts.findLastIndex(({ from }) => from <= minute)
  const post = posts.at(index)
  const before = posts.at(index - 1)
  if (!post || !before || post.room !== roomOf(room)) return null
  const { x, y } = before.room === post.room ? before.tile : post.tile
  const startedAt = now - (now % MINUTE_MS) - ((minute - post.from + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS
  const place = placeAt(grid, { x, y, dirs: wayTo(grid, before, post), startedAt }, now)
  return { place, facing: place.moving ? (place.facing ?? post.facing) : post.facing, pose: post.pose }
}

/** Whether a dog on this tile can talk with the NPC. */
export function isInEarshot(npc: NpcPlace, { x, y }: Tile): boolean {
  return Math.max(Math.abs(npc.place.tile.x - x), Math.abs(npc.place.tile.y - y)) <= NPC_EARSHOT_TILES
}

const ways = new WeakMap<Grid, Map<Post, string>>()

/** The steps from one post to the next, kept for each ground: a picture asks for them with every frame. */
function wayTo(grid: Grid, before: Post, post: Post): string {
  if (before.room !== post.room) return ''
  const known = ways.get(grid) ?? new Map<Post, string>()
  ways.set(grid, known)
  const dirs = known.get(post) ?? findPath(grid, before.tile, post.tile)?.dirs ?? ''
  known.set(post, dirs)
  return dirs
}
