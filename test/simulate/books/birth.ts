import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import type { Books } from './books.ts'
import { dogHolder } from './ledger.ts'

/** A dog as it comes to the simulation: sixty days to live, some bones, two things. */
export function bear({ dogs, ledger }: Books, dog: number, now: number): void {
  dogs.set(dog, { user: dog * 10, name: `dog ${dog}`, epoch: 0, bornAt: now, lifeDay: osloDay(now), diedAt: null })
  ledger.perform({ id: `birth:${dog}`, actor: null, kind: 'outfit', request: {}, now }, (batch) => {
    batch.leg({ unit: 'life', party: { dog }, delta: LIFEPOINTS.atBirth })
    batch.leg({ unit: 'life', party: { park: 'birth' }, delta: -LIFEPOINTS.atBirth })
    batch.leg({ unit: 'bones', party: { dog }, delta: 25 })
    batch.leg({ unit: 'bones', party: { park: 'birth' }, delta: -25 })
    batch.make('beanie', dogHolder(dog), 'bag:0')
    batch.make('beanie', dogHolder(dog), 'back')
    return {}
  })
}
