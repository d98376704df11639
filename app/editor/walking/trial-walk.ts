import { accessProblem, firstProblem } from '#durable/rules/places/access.ts'
import type { AccessProblem, Passer } from '#durable/rules/places/access.ts'
import { gateBefore, gridFor, openGates } from '#durable/rules/places/gates.ts'
import type { GateGround } from '#durable/rules/places/gates.ts'
import { neighbour } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf, stepAt, walkDuration, walkTo } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { CompiledRoom } from '#durable/world/compile-room.ts'
import type { Door, RoomDoc } from '#durable/world/room-doc.ts'

/** A dog alone: nobody is in its way. */
const ALONE = { isTaken: () => false }

/** A dog that stands on a tile since `now`, epoch ms. */
export function standingOn({ x, y }: Tile, now: number): Walk {
  return { x, y, dirs: '', startedAt: now }
}

/** Where a dog begins: on the tile, or at the first entry where nobody can stand there, or where it would be on a door. */
export function beginningAt({ grid, entries }: CompiledRoom, tile: Tile): Tile {
  return isWalkable(grid, tile.x, tile.y) && !isDoor(grid, tile.x, tile.y) ? tile : entries[0]
}

/** The walk to a tile by the rules of the park; null if no way leads near it. */
export function sentTo(grid: Grid, walk: Walk, goal: Tile, now: number): Walk | null {
  return walkTo(grid, walk, goal, { ...ALONE, now })
}

/** The walk of one more step, after the one in progress; null where there is no step. */
export function steppedOn(grid: Grid, walk: Walk, direction: Direction, now: number): Walk | null {
  const from = stepAt(grid, walk, now)?.to ?? endOf(walk)
  const goal = neighbour(from, direction)
  return isWalkable(grid, goal.x, goal.y) ? sentTo(grid, walk, goal, now) : null
}

/** [G7] The ground on which a dog finds its way, as the gates of the room let it. */
export function guisedGround(grid: Grid, gates: GateGround | null, { walk, passer, now }: Walker): Grid {
  const from = stepAt(grid, walk, now)?.to ?? endOf(walk)
  return gates ? gridFor(gates, openGates(gates, passer), from) : grid
}

/** [G5] Why a gate keeps the dog from a tile; null where none does. */
export function gateProblem(gates: GateGround | null, own: Grid, { walk, goal, passer, now }: Walker & { goal: Tile }) {
  const gate = gates && gateBefore(gates, { own, current: walk, goal, now })
  return gate && accessProblem(gate.access, passer)
}

type Walker = { walk: Walk; passer: Passer; now: number }

/** The door at the end of a walk, and when the dog is there, epoch ms; null if it does not lead to one. */
export function doorAhead({ grid, doorAt }: CompiledRoom, walk: Walk): { door: Door; at: number } | null {
  const door = walk.dirs === '' ? null : doorAt(endOf(walk))
  return door && { door, at: walk.startedAt + walkDuration(grid, walk) }
}

/** What is behind a door: the room and the tile of the entry, why the dog may not pass, or nothing as it is drawn now. */
export type Behind = { to: RoomDoc; entry: Tile } | { problem: AccessProblem } | null

/** What happens at a door. [G1] What the door and the room behind it ask holds, as at the gate. */
export function behindDoor({ access, to }: Door, room: RoomDoc | null, passer: Passer): Behind {
  const entry = room?.entries.find(({ id }) => id === to.entry)
  if (!room || !entry) return null
  const problem = firstProblem([access ?? null, room.access ?? null], passer)
  return problem ? { problem } : { to: room, entry: { x: entry.x, y: entry.y } }
}
