import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Deed } from '#durable/room/act.ts'
import { groundForAll } from '#durable/room/gates.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import type { TrailSeed } from '#durable/rules/smells/trail-day.ts'
import { trailLegIn } from '#durable/rules/smells/trail-drawing.ts'
import { endOfLeg, TRAIL_THING } from '#durable/rules/smells/trail-leg.ts'
import type { TrailLeg } from '#durable/rules/smells/trail-leg.ts'
import { placeAt } from '#durable/rules/walks.ts'

/** Whether what is hidden at the end of the day's trail is asked for. */
export function isOfTrail({ thing }: Pick<Extract<ClientMessage, { type: 'use' }>, 'thing'>): boolean {
  return thing === TRAIL_THING
}

/** The trail of a room on the day that was asked for last: it is the same for all, and takes searches for a way. */
const drawn = new WeakMap<Park, { seed: string; day: number; leg: TrailLeg | null }>()

/** [SC2] The part of the day's trail that lies in this room; null where it does not lead through it. */
export function trailLegOf(park: Park, { seed }: TrailSeed, now: number): TrailLeg | null {
  const day = osloDay(now)
  const known = drawn.get(park)
  if (known?.seed === seed && known.day === day) return known.leg
  const leg = trailLegIn({ ...park, grid: groundForAll(park) }, park.key, { seed, day })
  drawn.set(park, { seed, day, leg })
  return leg
}

/** [SC1] Vouches that the dog is where the day's trail ends. */
export function atTrailEnd(
  park: Park,
  dog: ParkDog,
  now: number,
): { deed: Deed; no: ActProblem | null } | { refused: { reason: Refusal } } {
  const { trail } = dog.visitor
  const leg = trail ? trailLegOf(park, trail, now) : null
  if (leg === null || leg.to !== null) return { refused: { reason: 'trail-elsewhere' } }
  const isThere = isInReach(endOfLeg(leg), placeAt(park.grid, dog.walk, now).tile)
  return { deed: { type: 'use', trail: osloDay(now) }, no: isThere ? null : 'too-far' }
}

/** [SC1] The user of this dog has found the end of the trail of a day. */
export function rememberTrail(dog: ParkDog, day: number): void {
  const { trail } = dog.visitor
  if (trail) dog.visitor = { ...dog.visitor, trail: { ...trail, foundDay: day } }
}
