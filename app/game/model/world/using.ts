import type { ServerMessage } from '#durable/protocol/messages.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { LastUse } from '#durable/rules/things/last-use.ts'
import { isSeated, seatPlace } from '#durable/rules/things/seat.ts'
import { selfActOf } from '#durable/rules/things/self.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { isOver } from '#durable/rules/things/using.ts'
import { DRINK_MS } from '#durable/rules/things/wet.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import type { Doing } from './lying.ts'
import { usesOfThing } from './things.ts'
import type { UsesMoment } from './things.ts'
import type { WorldMoment } from './walk-answers.ts'
import { roomTime } from './world.ts'
import type { SeenDog, World } from './world.ts'

/**
 * The place of a dog that sits on a thing: where it is drawn (art px), and where it looks. It is drawn directly before the
 * thing, or behind the back of one that faces north; `depth` is the row after which it is drawn, art px.
 */
export type TakenSeat = { thing: UsableThing; seat: number; x: number; y: number; depth: number; facing: Direction }

/** How far from the foot of its seat a dog is in the order of drawing, art px. */
const BESIDE_SEAT = 0.5
/** The direction in which a dog on a seat looks, as in its walk, and whether it is drawn before (1) or behind (-1) the seat. */
const ON_SEAT = { north: { facing: 0, side: -1 }, south: { facing: 4, side: 1 } } as const

/** How long a dog shakes itself, ms. */
export const SHAKE_MS = 900

type Furnished = { grid: Grid; usable: readonly UsableThing[] }

export function usesMoment(world: World, { grid, usable = [], now }: WorldMoment): UsesMoment {
  return { grid, usable, now, roomNow: roomTime(world, now) }
}

/** The uses of a thing that have an effect at `now` (own clock): of a seat those whose dogs still sit there. */
export function lastingUses(world: World, grid: Grid, thing: UsableThing, now: number): readonly LastUse[] {
  const roomNow = roomTime(world, now)
  return usesOfThing(world.uses, thing.number).filter((use) => {
    if (thing.action.manner !== 'seat') return !isOver(thing, use, roomNow)
    const dog = use.dog === null ? undefined : world.dogs.get(use.dog)
    return dog !== undefined && isSeated(grid, thing.foot, use, dog.walk)
  })
}

/** The place on which a dog sits; null if it sits on none. */
export function seatOf(world: World, { grid, usable }: Furnished, dog: SeenDog): TakenSeat | null {
  if (dog.pose !== 'stand' || dog.away) return null
  for (const use of world.uses.shown) {
    if (use.dog !== dog.id) continue
    const thing = usable[use.thing]
    if (thing?.action.manner !== 'seat' || !isSeated(grid, thing.foot, use, dog.walk)) continue
    const { facing, side } = ON_SEAT[thing.action.faces]
    return {
      thing,
      seat: use.a,
      ...seatPlace(thing.foot, thing.action, use.a),
      depth: thing.foot.y + side * BESIDE_SEAT,
      facing,
    }
  }
  return null
}

/** What a dog is seen doing after a use; undefined for uses that only the thing shows. */
export function doingByUse(
  { thing, a }: Pick<Extract<ServerMessage, { type: 'used' }>, 'thing' | 'a'>,
  { usable = [], now }: Pick<WorldMoment, 'usable' | 'now'>,
): Doing | undefined {
  if (thing === 'self') return selfActOf(a) === 'shake' ? { pose: 'shake', until: now + SHAKE_MS } : undefined
  return usable[thing]?.action.manner === 'wet' ? { pose: 'drink', until: now + DRINK_MS } : undefined
}
