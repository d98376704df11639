import type { Effect } from '#durable/room/effects.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { TINTS, firstInWater } from '#durable/rules/committee/roulette.ts'
import type { TintName } from '#durable/rules/committee/roulette.ts'

/** [PC13] The dog has this colour before the eyes of all; null: its own one again. */
export function setTint(dog: ParkDog, name: TintName | null, now: number): Effect[] {
  if (name === null) delete dog.tint
  else dog.tint = { name, at: now }
  const { dog: id } = dog.visitor
  return [
    { do: 'keep', what: { dog: id }, when: 'now' },
    { do: 'tell', message: { type: 'marked', dog: id, mark: { tint: name && TINTS[name] } } },
  ]
}

/** [PC13] Water takes the colour of the dog off at once. */
export function wash(dog: ParkDog, now: number): Effect[] {
  return dog.tint ? setTint(dog, null, now) : []
}

/** [PC13] Ends a tint whose time is over, or that has got wet on the walk of the dog. */
export function turnTint(park: Park, dog: ParkDog, now: number): Effect[] {
  return tintDue(park, dog) <= now ? wash(dog, now) : []
}

/** When that is to be done, epoch ms; Infinity if never. */
export function tintDue({ grid, abilities }: Park, { tint, walk }: ParkDog): number {
  return tint ? Math.min(tint.at + abilities.roulette.tintMs, firstInWater(grid, walk, tint.at)) : Infinity
}
