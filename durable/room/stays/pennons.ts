import type { Effect } from '#durable/room/effects.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import { nextPennonsAt, pennonsAt } from '#durable/rules/committee/sitting.ts'

/** [PC8] Tells everybody if the dog has more or fewer pennons than they were told last. */
export function turnPennons(dog: ParkDog, now: number): Effect[] {
  const { committee, dog: id } = dog.visitor
  const pennons = pennonsAt(committee, now)
  if (pennons === dog.pennons) return []
  dog.pennons = pennons
  return [
    { do: 'keep', what: { dog: id }, when: 'now' },
    { do: 'tell', message: { type: 'marked', dog: id, mark: { committee: pennons } } },
  ]
}

/** When that is to be done next, epoch ms; Infinity if never. */
export function pennonsDue({ visitor: { committee }, pennons }: ParkDog, now: number): number {
  if (pennonsAt(committee, now) !== pennons) return now
  return nextPennonsAt(committee, now) ?? Infinity
}
