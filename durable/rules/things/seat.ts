import { isInReach } from '../life/reach.ts'
import { TILE_PX } from '../tiles.ts'
import type { Grid, Tile } from '../tiles.ts'
import { endOf, walkDuration } from '../walks.ts'
import type { Walk } from '../walks.ts'
import type { Foot, LastUse } from './last-use.ts'

/** [TH3] Where a dog on a seat looks. */
export const SEAT_FACES = ['south', 'north'] as const

/**
 * [TH3] The places on a seat. They lie side by side, `pitch` apart, and `rise` above the foot of the thing (art px). A dog
 * on a seat that faces north is seen from behind, over the back of the seat.
 */
export type SeatPlaces = { seats: number; pitch: number; rise: number; faces: (typeof SEAT_FACES)[number] }

/** [TH3] Where the dog on place `seat` (from 0, the leftmost) is drawn, art px. */
export function seatPlace(foot: Foot, { seats, pitch, rise }: SeatPlaces, seat: number): Foot {
  return { x: foot.x + Math.trunc((pitch * (2 * seat - (seats - 1))) / 2), y: foot.y - rise }
}

/**
 * [TH3] The free place that is nearest to the one that is asked for; null if all are taken. `uses` are the places on which
 * somebody sits.
 */
export function freeSeat(
  { seats }: SeatPlaces,
  uses: readonly LastUse[],
  ask: { seat: number; dog: number },
): number | null {
  const taken = new Set(uses.filter(({ dog }) => dog !== ask.dog).map(({ a }) => a))
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !taken.has(seat))
  const [nearest] = free.toSorted((one, other) => Math.abs(one - ask.seat) - Math.abs(other - ask.seat))
  return nearest ?? null
}

/** [TH3] A dog sits down; `a` is the place. */
export function satDown(seat: number, { dog, now }: { dog: number; now: number }): LastUse {
  return { dog, at: now, a: seat, b: 0 }
}

/**
 * [TH3] Whether the dog of this use, which is here and on this walk, still sits there: it has neither walked nor taken a
 * pose since, for which it is given a new walk. Room and page find it out by themselves, so getting up needs no message.
 */
export function isSeated(grid: Grid, foot: Foot, use: LastUse, walk: Walk): boolean {
  return hasStopped(grid, walk, use.at) && isInReach(endOf(walk), tileOfFoot(foot))
}

/** [TH3] Whether a dog on this walk has stopped, so that it can sit down at `now`. */
export function hasStopped(grid: Grid, walk: Walk, now: number): boolean {
  return walk.startedAt + walkDuration(grid, walk) < now
}

/** The tile on which a thing has its foot. */
export function tileOfFoot({ x, y }: Foot): Tile {
  return { x: Math.floor(x / TILE_PX), y: Math.floor((y - 1) / TILE_PX) }
}
