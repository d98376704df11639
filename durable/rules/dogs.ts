/** [D1] Dogs of one user at most, unless the user's own limit says otherwise. */
export const MAX_DOGS = 3

/** [D2] How many more dogs the user may have; never below zero. Dead dogs keep their place. */
export function freePlaces(maxDogs: number, dogs: number): number {
  return Math.max(0, maxDogs - dogs)
}
