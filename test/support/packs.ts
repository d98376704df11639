import type { WireDoor } from '#durable/protocol/messages.ts'
import type { NamedTile } from '#durable/room/state/park.ts'
import type { TileGate } from '#durable/rules/places/gates.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import type { Area, Thing } from '#durable/world/room-doc.ts'
import { packText } from '#durable/world/room-pack.ts'
import { aRoom } from './rooms.ts'

export type Floor = {
  grid: Grid
  entries: readonly [NamedTile, ...NamedTile[]]
  doors?: readonly WireDoor[]
  things?: readonly Thing[]
  areas?: readonly Area[]
  gates?: readonly TileGate[]
  isClosed?: boolean
}

/** A published room with this floor. */
export function aPack({
  grid: { width, height, ground },
  entries,
  doors = [],
  things = [],
  areas = [],
  gates = [],
  isClosed = false,
}: Floor): string {
  const rows = Array.from({ length: height }, (_, y) => ground.slice(y * width, (y + 1) * width).join(''))
  const [first, ...others] = entries.map(({ id = 'here', x, y }) => ({ id, x, y }))
  return packText(
    aRoom('any', {
      ...{ width, height, ground: rows, entries: [first!, ...others], things, areas },
      ...(isClosed && { isClosed }),
      ...(gates.length > 0 && { gates }),
      doors: doors.map(({ room, ...door }) => ({ ...door, to: { room, entry: 'here' } })),
    }),
  )
}
