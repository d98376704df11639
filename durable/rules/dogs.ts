/** [D1] The most dogs of one user, unless the user has a limit of their own. */
export const MAX_DOGS = 3

/** [D2] How many more dogs the user may have; never below zero. Dead dogs keep their place. */
export function freePlaces(maxDogs: number, dogs: number): number {
  return Math.max(0, maxDogs - dogs)
}

/** [S15] Whether staff may set this as the most dogs of a user. */
export function isMaxDogs(dogs: number): boolean {
  return Number.isInteger(dogs) && dogs >= 0 && dogs <= MAX_DOGS
}
