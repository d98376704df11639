import { redirectDocument } from '@remix-run/react'
import { request } from '#app/api.ts'
import { type DogOffer, type MyDog, NEW_DOG_OFFER } from '#app/queries.ts'
import { freePlaces } from '#durable/rules/dogs.ts'
import { myDogOf } from '../places.ts'
import { type Kennel, requireKennel } from '../require-kennel.ts'

export type NewDogData = {
  kennel: Kennel
  /** For a birth, and for a rebirth of the user's own dog. */
  offer: DogOffer | null
  reborn: MyDog | null
}

/** A puppy on offer: for a free place, or with `dogId` for the rebirth of that dog. */
export async function loadNewDog(dogId: string | null): Promise<NewDogData> {
  const kennel = await requireKennel()
  const { me } = kennel
  const reborn = dogId === null ? null : myDogOf(me, dogId)
  if (dogId !== null && reborn === null) return { kennel, offer: null, reborn }
  if (dogId === null && freePlaces(me.maxDogs, me.dogs.length) === 0) throw redirectDocument('/h5/choose')
  const { newDog } = await request(NEW_DOG_OFFER, {})
  return { kennel, offer: newDog, reborn }
}
