import { ownDog, roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { gateGround, gridFor } from '#durable/rules/places/gates.ts'
import type { GateGround, GateMask } from '#durable/rules/places/gates.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { endOf, stepAt } from '#durable/rules/walks.ts'
import type { ParkPlace, PlaceGates } from './place.ts'

/** The gates of a place. Its script is fetched with the first room that has any. */
export function gatesOf({ grid, doc, entries }: ParkPlace): PlaceGates | null {
  const ground = gateGround(grid, doc.gates, entries)
  return ground && { ...ground, groundFor: (world, now) => groundFor(ground, world, now) }
}

/** The mask of the gates with these ids. */
export function openMaskOf({ gates }: GateGround, open: readonly string[]): GateMask {
  return gates.reduce((mask, { id }, bit) => (open.includes(id) ? mask | (1 << bit) : mask), 0)
}

function groundFor(ground: GateGround, world: World, now: number): Grid {
  const walk = ownDog(world)?.walk
  if (!walk) return ground.grid
  const from = stepAt(ground.grid, walk, roomTime(world, now))?.to ?? endOf(walk)
  return gridFor(ground, openMaskOf(ground, world.openGates), from)
}
