import type { DogId } from '#durable/protocol/messages.ts'
import { accessProblem } from '#durable/rules/places/access.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import { gateBefore, gridFor, openGates, shutGrid } from '#durable/rules/places/gates.ts'
import type { GateGround, GateMask } from '#durable/rules/places/gates.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { continued, endOf, isWalkOn, restOf, stepAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { Effect } from './effects.ts'
import { isAway } from './state/park-dog.ts'
import type { ParkDog } from './state/park-dog.ts'
import type { Park } from './state/park.ts'

/** [G6] Who is stopped at a gate has the database asked again, at most so often, ms. */
const STOPPED_EVERY_MS = 10_000
/** [G6] What is known of a dog is read again after this time, ms: the room may have missed a change. */
const READ_EVERY_MS = 5 * 60_000

/** [G7] The ground on which a dog finds its way at `now`: what is shut to it is forbidden. */
export function groundFor(park: Park, dog: ParkDog, now: number): Grid {
  if (!park.gates) return park.grid
  return gridFor(park.gates, openTo(park, dog), stepAt(park.grid, dog.walk, now)?.to ?? endOf(dog.walk))
}

/** [G7] The ground on which dogs are put that nothing is known of yet. */
export function groundForNewcomers({ gates, grid }: Park): Grid {
  return gates ? shutGrid(gates) : grid
}

/** [G9] The ground to which everybody comes, on which things are hidden. */
export function groundForAll({ gates, grid }: Pick<Park, 'gates' | 'grid'>): Grid {
  return gates ? gates.free : grid
}

/**
 * [G7] Whether a walk that follows the dog's present one has to be told with all its steps: who reads it knows the ground as it is
 * drawn, where the way to its end may be another one.
 */
export function needsAllSteps(park: Park, dog: ParkDog, walk: Walk): boolean {
  if (!park.gates || openTo(park, dog) === allOf(park.gates)) return false
  return continued(park.grid, dog.walk, endOf(walk), walk.startedAt)?.dirs !== walk.dirs
}

type Errand = { goal: Tile; way: Walk | null; now: number }

/**
 * [G5] Tells the dog which gate keeps it from its goal, and why; what is not known of it is asked first. `way` is where it goes
 * instead, if anywhere.
 */
export function stopAtGate(park: Park, dog: ParkDog, { goal, way, now }: Errand): Effect[] {
  const end = way && endOf(way)
  if (!park.gates || (end?.x === goal.x && end.y === goal.y)) return []
  const gate = gateBefore(park.gates, { own: groundFor(park, dog, now), current: dog.walk, goal, now })
  if (!gate) return []
  const { askedAt = -Infinity, passer = null } = dog.passing ?? {}
  const isNew = Math.abs(now - askedAt) < STOPPED_EVERY_MS
  if (isNew && passer) return tellShut(park, dog, { gate: gate.id, passer })
  if (isNew) return []
  dog.passing = { askedAt: now, passer, stoppedAt: gate.id }
  return [{ do: 'askPassers', dogs: [dog.visitor.dog] }]
}

/** [G6] Asks what is not known, or not for certain any more, of dogs that are here. Nothing is asked in a room without gates. */
export function askAbout(park: Park, dogs: readonly DogId[], now: number): Effect[] {
  const here = park.gates ? dogs.filter((id) => park.dogs.has(id)) : []
  for (const id of here) {
    const dog = park.dogs.get(id)
    if (dog) dog.passing = { passer: null, stoppedAt: null, ...dog.passing, askedAt: now }
  }
  return here.length === 0 ? [] : [{ do: 'askPassers', dogs: here }]
}

/** [G6] Asks about all dogs here of which nothing is known in this pack, or nothing new. */
export function askAboutAll(park: Park, now: number): Effect[] {
  const isDue = ({ passing, passes }: ParkDog) => {
    if (passing) return Math.abs(now - passing.askedAt) >= READ_EVERY_MS || passes?.pack !== park.pack
    return true
  }
  return askAbout(
    park,
    [...park.dogs.values()].filter(isDue).map(({ visitor: { dog } }) => dog),
    now,
  )
}

/** [G6] The gates that are open to the dog, by their ids, as it is told in a message of its own; nothing in a room without gates. */
export function tellGates(park: Park, dog: ParkDog): Effect[] {
  const open = openTo(park, dog)
  const gates = (park.gates?.gates ?? []).filter((_, bit) => (open & (1 << bit)) !== 0).map(({ id }) => id)
  return park.gates ? [{ do: 'send', to: dog.visitor.dog, message: { type: 'gatesOpen', gates } }] : []
}

/** [G6] What the database says of the dog; null where it says nothing. Returns whether a gate has opened or shut. */
export function letPass(park: Park, dog: ParkDog, passer: Passer | null): boolean {
  if (!park.gates) return false
  const [was, open] = [openTo(park, dog), passer ? openGates(park.gates, passer) : 0]
  const isNew = dog.passes?.pack !== park.pack
  dog.passes = { pack: park.pack, open }
  if (dog.passing) dog.passing = { ...dog.passing, passer }
  return isNew || was !== open
}

/** [G5] What a dog is told that was stopped before it was known why. */
export function tellStopped(park: Park, dog: ParkDog): Effect[] {
  const { passing } = dog
  if (!passing?.stoppedAt || !passing.passer) return []
  dog.passing = { ...passing, stoppedAt: null }
  return tellShut(park, dog, { gate: passing.stoppedAt, passer: passing.passer })
}

/** [G7] Whether the dog's walk leads on over ground that is shut to it. */
export function leadsIntoGate(park: Park, dog: ParkDog, now: number): boolean {
  const rest = park.gates && restOf(park.grid, dog.walk, now)
  return rest !== null && !isWalkOn(groundFor(park, dog, now), rest)
}

function allOf({ gates }: GateGround): GateMask {
  return (1 << gates.length) - 1
}

function openTo(park: Park, { passes }: ParkDog): GateMask {
  return passes?.pack === park.pack ? passes.open : 0
}

function tellShut(park: Park, dog: ParkDog, { gate: id, passer }: { gate: string; passer: Passer }): Effect[] {
  const gate = park.gates?.gates.find((one) => one.id === id)
  const problem = gate ? accessProblem(gate.access, passer) : null
  if (!problem || isAway(dog)) return []
  return [{ do: 'send', to: dog.visitor.dog, message: { type: 'gateShut', gate: id, problem } }]
}
