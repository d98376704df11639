import type { MyDog } from '#app/queries.ts'

/** A living puppy of the user's own, with the given changes. */
export function aMyDog(overrides: Partial<MyDog> = {}): MyDog {
  return {
    id: 1,
    name: 'Bella',
    color: '#e9b877',
    shadowColor: '#a38153',
    levelPoints: 0,
    lifepoints: 60,
    bornAt: '2026-11-01T12:00:00.000Z',
    isDead: false,
    wear: { hat: null, mouth: null, back: null, ass: null },
    ...overrides,
  }
}
