import { redirectDocument } from '@remix-run/react'
import { request } from '#app/api.ts'
import { NEW_DOG_OFFER } from '#app/queries.ts'
import type { DogOffer, MyDog } from '#app/queries.ts'
import { freePlaces } from '#durable/rules/dogs.ts'
import { myDogOf } from '../places.ts'
import { requireKennel } from '../require-kennel.ts'
import type { Kennel } from '../require-kennel.ts'

export type NewDogData = {
  kennel: Kennel
  /** The offered puppy; null if `dogId` is not a dog of the user. */
  offer: DogOffer | null
  reborn: MyDog | null
}

/**
 * Fetches an offered puppy, for a free place or with `dogId` for the rebirth of that dog. @throws a redirect without a
 * place
 */
export async function loadNewDog(dogId: string | null): Promise<NewDogData> {
  const kennel = await requireKennel()
  const { me } = kennel
  const reborn = dogId === null ? null : myDogOf(me, dogId)
  if (dogId !== null && reborn === null) return { kennel, offer: null, reborn }
  if (dogId === null && freePlaces(me.maxDogs, me.dogs.length) === 0) throw redirectDocument('/h5/choose')
  const { newDog } = await request(NEW_DOG_OFFER, {})
  return { kennel, offer: newDog, reborn }
}
