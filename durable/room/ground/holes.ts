import type { WireHole } from '#durable/protocol/messages.ts'
import type { Park } from '#durable/room/state/park.ts'
import { HOLES } from '#durable/rules/life/digging.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** Leaves a hole on a tile, in place of an older one there. Holes that have filled up are forgotten, and so is the oldest of too many. */
export function leaveHole(park: Park, { x, y }: Tile, now: number): WireHole {
  const hole = { x, y, until: now + HOLES.lastMs }
  const others = openHoles(park, now).filter((one) => one.x !== x || one.y !== y)
  park.kept.holes = [...others, hole].slice(-HOLES.most)
  return hole
}

/** The holes that have not filled up yet, the oldest first. */
export function openHoles(park: Park, now: number): readonly WireHole[] {
  return park.kept.holes.filter(({ until }) => now < until)
}
