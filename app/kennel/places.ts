import type { MyDog } from '#app/queries.ts'
import { freePlaces } from '#durable/rules/dogs.ts'

export type DogPlace = { kind: 'living'; dog: MyDog } | { kind: 'dead'; dog: MyDog } | { kind: 'free'; number: number }

/** Every place of a kennel in order: the dogs first, then the free ones, counted from 1. */
export function placesOf(user: { maxDogs: number; dogs: readonly MyDog[] }): DogPlace[] {
  const dogs = user.dogs.map((dog): DogPlace => ({ kind: dog.isDead ? 'dead' : 'living', dog }))
  const free = Array.from({ length: freePlaces(user.maxDogs, user.dogs.length) }, (_, index): DogPlace => ({
    kind: 'free',
    number: user.dogs.length + index + 1,
  }))
  return [...dogs, ...free]
}

/** The user's own dog of an id that stands in an address, or null. */
export function myDogOf(user: { dogs: readonly MyDog[] }, id: string | undefined): MyDog | null {
  return user.dogs.find((dog) => String(dog.id) === id) ?? null
}
