import { expect, it } from 'vitest'
import { myDogOf, placesOf } from '#app/kennel/places.ts'
import { aMyDog } from './my-dog.ts'

it('[D2] shows the dogs in order, the dead in their places, then the free places', () => {
  const dogs = [aMyDog({ id: 4 }), aMyDog({ id: 2, isDead: true })]
  expect(placesOf({ maxDogs: 3, dogs })).toEqual([
    { kind: 'living', dog: dogs[0] },
    { kind: 'dead', dog: dogs[1] },
    { kind: 'free', number: 3 },
  ])
})

it('[D2] has no free place for somebody with more dogs than places', () => {
  const dogs = [aMyDog({ id: 1 }), aMyDog({ id: 2 })]
  expect(placesOf({ maxDogs: 1, dogs }).map(({ kind }) => kind)).toEqual(['living', 'living'])
})

it("finds only the user's own dog by the id in an address", () => {
  const dogs = [aMyDog({ id: 12 })]
  expect(myDogOf({ dogs }, '12')).toBe(dogs[0])
  for (const id of ['1', '12.0', '012', ' 12', '', 'toString', undefined]) expect(myDogOf({ dogs }, id)).toBeNull()
})
