import { reachedFrom } from '#durable/rules/reached.ts'
import type { Change } from '#durable/rules/sheets/changes.ts'
import { repainted } from '#durable/rules/sheets/differences.ts'
import { canStep, DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import { GROUND, isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import type { Problem } from '#durable/world/problems.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { rowsOfGround } from './following-ground.ts'

/** What a builder can have done about a problem: its name, and the changes of one step. */
export type Cure = { cure: 'close-pockets' | 'close-rim' | 'move-entry-off-door'; changes: Change[] }

/** The cure for a problem of a room; null if there is none. */
export function cureOf(room: RoomDoc, { at, what }: Problem): Cure | null {
  switch (what) {
    case 'pocket': {
      const isPocket = pocketsOf(room)
      return isPocket && closed(room, 'close-pockets', isPocket)
    }
    case 'open-rim':
      return closed(room, 'close-rim', rimOf(room))
    case 'entry-on-door':
      return movedOffDoor(room, at)
    default:
      return null
  }
}

/** Forbids the tiles for which `isClosed`. */
function closed(room: RoomDoc, cure: Cure['cure'], isClosed: (at: number) => boolean): Cure | null {
  const grid = gridOf(room)
  const ground = grid.ground.map((kind, at) => (isClosed(at) ? GROUND.forbidden : kind))
  const change = repainted('ground', room.ground, rowsOfGround({ ...grid, ground }))
  return change && { cure, changes: [change] }
}

/**
 * Whether a tile cannot be reached from an entry. An entry on a door counts as beside it. Null where no entry leads anywhere: then
 * the entries are what is wrong.
 */
function pocketsOf(room: RoomDoc): ((at: number) => boolean) | null {
  const grid = gridOf(room)
  const reached = new Set(
    room.entries.flatMap((entry) => [...reachedFrom(grid, nearestOffDoors(grid, entry) ?? entry)]),
  )
  return reached.size > 0 ? (at) => !reached.has(at) && grid.doors?.[at] !== 1 : null
}

function rimOf({ width, height }: RoomDoc): (at: number) => boolean {
  return (at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x === 0 || y === 0 || x === width - 1 || y === height - 1
  }
}

/** Moves an entry to the tile beside the door that is nearest on foot. */
function movedOffDoor(room: RoomDoc, id: string): Cure | null {
  const entry = room.entries.find((one) => one.id === id)
  const to = entry && nearestOffDoors(gridOf(room), entry)
  if (!to) return null
  const changes = (['x', 'y'] as const).flatMap((field): Change[] =>
    to[field] === entry[field] ? [] : [{ kind: 'set', list: 'entries', id, field, was: entry[field], is: to[field] }],
  )
  return { cure: 'move-entry-off-door', changes }
}

const STRAIGHT_FIRST = DIRECTIONS.toSorted((one, other) => (one % 2) - (other % 2))

function nearestOffDoors(grid: Grid, start: Tile): Tile | null {
  const seen = new Set<number>()
  const open = [start]
  for (const tile of open) {
    if (isWalkable(grid, tile.x, tile.y) && !isDoor(grid, tile.x, tile.y)) return tile
    for (const direction of STRAIGHT_FIRST) {
      const next = neighbour(tile, direction)
      const at = next.y * grid.width + next.x
      if (seen.has(at) || !canStep(grid, tile, direction)) continue
      seen.add(at)
      open.push(next)
    }
  }
  return null
}
