import type { ServerMessage } from '#durable/protocol/messages.ts'
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

/** The place of a dog that sits on a thing: where it is drawn (art px), and the foot of the thing, before which it is drawn. */
export type TakenSeat = { thing: UsableThing; seat: number; x: number; y: number; depth: number }

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
    return { thing, seat: use.a, ...seatPlace(thing.foot, thing.action, use.a), depth: thing.foot.y }
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
