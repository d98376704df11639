import type { MyDog } from '#app/queries.ts'
import { freePlaces } from '#durable/rules/dogs.ts'

export type DogPlace = { kind: 'living'; dog: MyDog } | { kind: 'dead'; dog: MyDog } | { kind: 'free'; number: number }

/**
 * All places of a user in order: the dogs first, then the free places. Free places are numbered on after the dogs, from
 * 1.
 */
export function placesOf(user: { maxDogs: number; dogs: readonly MyDog[] }): DogPlace[] {
  const dogs = user.dogs.map((dog): DogPlace => ({ kind: dog.isDead ? 'dead' : 'living', dog }))
  const free = Array.from({ length: freePlaces(user.maxDogs, user.dogs.length) }, (_, index): DogPlace => ({
    kind: 'free',
    number: user.dogs.length + index + 1,
  }))
  return [...dogs, ...free]
}

/** The user's dog with an id from a URL; null if it is not one of theirs. */
export function myDogOf(user: { dogs: readonly MyDog[] }, id: string | undefined): MyDog | null {
  return user.dogs.find((dog) => String(dog.id) === id) ?? null
}
