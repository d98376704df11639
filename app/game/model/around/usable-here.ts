import type { ParkPlace } from '#app/game/model/places/place.ts'
import { drawnPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { ballDrawnAt } from '#app/game/model/world/things.ts'
import { seatOf, usesMoment, lastingUses } from '#app/game/model/world/using.ts'
import { bearingOf, tileOf } from '#app/game/model/world/whereabouts.ts'
import { ownDog, roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { restLeft } from '#durable/rules/things/last-use.ts'
import { seatPlace } from '#durable/rules/things/seat.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { isWithinReach, placeOf } from '#durable/rules/things/using.ts'
import { TILE_PX } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { footOf } from './foot.ts'

type Place = Pick<ParkPlace, 'grid' | 'usable'>

/** The tile on which a thing is at `now` (own clock): a ball is where it has rolled to. */
export function tileOfThing(world: World, { grid }: Pick<Place, 'grid'>, thing: UsableThing, now: number): Tile {
  return placeOf(thing, { grid, uses: lastingUses(world, grid, thing, now) }, roomTime(world, now))
}

/** The ball that lies on a tile at `now`, or rolls over it. */
export function ballOn(world: World, place: Place, tile: Tile, now: number): UsableThing | undefined {
  return place.usable.find((thing) => {
    if (thing.action.manner !== 'roll') return false
    const { x, y } = footOf(ballDrawnAt(world.uses, thing, usesMoment(world, { ...place, now })))
    return x === tile.x && y === tile.y
  })
}

/** Whether the own dog can use a thing where it stands: a ball is pushed on the way, for a seat it must have stopped. */
export function isUsableHere(world: World, { grid }: Pick<Place, 'grid'>, thing: UsableThing, now: number): boolean {
  const me = ownDog(world)
  if (!me) return false
  const { tile, moving } = drawnPlaceOf(world, grid, me, now)
  if (moving && thing.action.manner === 'seat') return false
  return isWithinReach(thing, { grid, uses: lastingUses(world, grid, thing, now) }, tile, roomTime(world, now))
}

/**
 * The things that the own dog can use here, the nearest first, then the lower number. What rests, what has no free place and
 * the seat on which it sits are left out.
 */
export function usableHere(world: World, place: Place, now: number): UsableThing[] {
  const me = ownDog(world)
  if (!me || !world.uses.isKnown) return []
  const { grid, usable } = place
  const here = tileOf(world, world.me, { grid, now })
  const seat = seatOf(world, place, me)
  const away = (thing: UsableThing) => bearingOf(here, tileOfThing(world, place, thing, now)).distance
  return usable
    .filter((thing) => thing.number !== seat?.thing.number && isUsableHere(world, place, thing, now))
    .filter((thing) => isReady(world, place, thing, now))
    .toSorted((one, other) => away(one) - away(other) || one.number - other.number)
}

/** How the own dog uses a thing: into which direction it pushes a ball, and which place of a seat is nearest to it. */
export function howOf(world: World, { grid, usable }: Place, thing: UsableThing, now: number): number {
  const me = ownDog(world)
  if (!me) return 0
  const { x, y, facing } = drawnPlaceOf(world, grid, me, now)
  const at = { x: (x + 0.5) * TILE_PX, y: (y + 0.5) * TILE_PX }
  const { action, foot } = thing
  if (action.manner === 'seat') {
    const away = (seat: number) => Math.abs(seatPlace(foot, action, seat).x - at.x)
    const seats = Array.from({ length: action.seats }, (_, seat) => seat)
    return seats.toSorted((one, other) => away(one) - away(other))[0] ?? 0
  }
  if (action.manner !== 'roll') return 0
  const ball = ballDrawnAt(world.uses, thing, usesMoment(world, { grid, usable, now }))
  const way = bearingOf(at, ball)
  return way.distance === 0 ? (facing ?? me.facing) : way.direction
}

function isReady(world: World, { grid }: Pick<Place, 'grid'>, thing: UsableThing, now: number): boolean {
  const uses = lastingUses(world, grid, thing, now)
  const { action } = thing
  if (action.manner === 'seat') return uses.length < action.seats
  return uses.every(({ at, dog }) => {
    const restMs = dog === world.me ? Math.max(action.restMs, action.dogRestMs) : action.restMs
    // A ball rests for so short a time that its key would only flicker.
    return action.manner === 'roll' || restLeft(at, restMs, roomTime(world, now)) === 0
  })
}
