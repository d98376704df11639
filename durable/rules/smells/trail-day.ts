import { chanceOnDay, shuffled } from '../games/round/chance.ts'
import type { Chance } from '../games/round/chance.ts'
import { roomOf } from '../places/twins.ts'

/** [SC1] What the day's trail brings, once a user and day. */
export const TRAIL_PAYS = { bones: 6, karma: 10 } as const

/**
 * [SC1] The ways that a day's trail may take, each from the notice board on the plaza to the room of the hideout. All lead through
 * three to five rooms that everybody may enter, by doors that ask for nothing.
 */
export const TRAIL_WAYS = [
  ['plaza', 'meadow', 'harbour'],
  ['plaza', 'forest', 'lake'],
  ['plaza', 'pack-lane', 'party-lawn'],
  ['plaza', 'forest', 'memorial-grove'],
  ['plaza', 'meadow', 'harbour', 'market-street'],
  ['plaza', 'forest', 'lake', 'beach'],
  ['plaza', 'meadow', 'harbour', 'beach'],
  ['plaza', 'meadow', 'harbour', 'beach', 'lake'],
  ['plaza', 'forest', 'lake', 'beach', 'harbour'],
] as const satisfies readonly (readonly string[])[]

/** What a room knows of the trail: the seed of the park, 32 hexadecimal digits that no client is told, and when the user found it. */
export type TrailSeed = { seed: string; foundDay: number | null }

/** The part of a day's way that lies in a room: its number from 0, of how many, and the rooms before and after it. */
export type TrailPart = { number: number; of: number; from: string | null; to: string | null }

/** [SC2] The way of an Oslo day, the same for all. Each comes once before one comes again. */
export function trailWayOn(seed: string, day: number): readonly string[] {
  const turn = Math.floor(day / TRAIL_WAYS.length)
  return (
    shuffled<readonly string[]>(TRAIL_WAYS, chanceOnDay(seed, turn, DRAWS.way))[day % TRAIL_WAYS.length] ??
    TRAIL_WAYS[0]
  )
}

/** The part of the day's way in a room, which may be a twin; null where the way does not lead through it. */
export function trailPartIn(room: string, seed: string, day: number): TrailPart | null {
  const way = trailWayOn(seed, day)
  const number = way.indexOf(roomOf(room))
  return number < 0 ? null : partOf(way, number)
}

/** All different parts that ways of the trail have in a room. */
export function partsIn(room: string): TrailPart[] {
  const parts = (TRAIL_WAYS as readonly (readonly string[])[]).flatMap((way) => {
    const number = way.indexOf(room)
    return number < 0 ? [] : [partOf(way, number)]
  })
  return [...new Map(parts.map((part) => [`${part.from} ${part.to}`, part])).values()]
}

function partOf(way: readonly string[], number: number): TrailPart {
  return { number, of: way.length, from: way[number - 1] ?? null, to: way[number + 1] ?? null }
}

/** The numbers by which the ways and the parts of a trail are drawn: those of no soil. */
const DRAWS = { way: 201, part: 202 } as const

/** The chance by which a part of the trail of a day is drawn. */
export function partChance(seed: string, day: number): Chance {
  return chanceOnDay(seed, day, DRAWS.part)
}
