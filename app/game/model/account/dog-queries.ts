import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const OWN_DOGS = graphql(`
  query OwnDogs {
    myUser {
      dogs {
        id
        bornAt
        pack
        bones
        karma
        levelPoints
        lifepoints
        backpackSlots
      }
    }
    reportOutcomes {
      id
      dogName
      outcome
    }
  }
`)

export const DOG_THINGS = graphql(`
  query DogThings($dogId: Int!) {
    dogThings(dogId: $dogId) {
      id
      ver
      kind
      slot
    }
  }
`)

export const CARRY_THING = graphql(`
  mutation CarryThing($dogId: Int!, $op: String!, $thingId: Int!, $ver: Int!, $to: CarriedAt!) {
    carryThing(dogId: $dogId, op: $op, thingId: $thingId, ver: $ver, to: $to)
  }
`)

export const GIVE_THING = graphql(`
  mutation GiveThing($dogId: Int!, $op: String!, $thingId: Int!, $ver: Int!, $toDogId: Int!) {
    giveThing(dogId: $dogId, op: $op, thingId: $thingId, ver: $ver, toDogId: $toDogId)
  }
`)

export const GIVE_TREAT = graphql(`
  mutation GiveTreat($dogId: Int!, $op: String!, $toDogId: Int!) {
    giveTreat(dogId: $dogId, op: $op, toDogId: $toDogId)
  }
`)

/** The private data of an own dog: others never get its bones, karma and lifepoints. */
export type Own = NonNullable<ResultOf<typeof OWN_DOGS>['myUser']>['dogs'][number]
export type OwnedThing = ResultOf<typeof DOG_THINGS>['dogThings'][number]

export const FRIENDS = graphql(`
  query Friends($dogId: Int!) {
    friends(dogId: $dogId) {
      dogId
      name
      color
      shadowColor
      room
      state
    }
  }
`)

export const ASK_FRIEND = graphql(`
  mutation AskFriend($dogId: Int!, $otherDogId: Int!) {
    askFriend(dogId: $dogId, otherDogId: $otherDogId)
  }
`)

export const ACCEPT_FRIEND = graphql(`
  mutation AcceptFriend($dogId: Int!, $otherDogId: Int!) {
    acceptFriend(dogId: $dogId, otherDogId: $otherDogId)
  }
`)

export const END_FRIENDSHIP = graphql(`
  mutation EndFriendship($dogId: Int!, $otherDogId: Int!) {
    endFriendship(dogId: $dogId, otherDogId: $otherDogId)
  }
`)

/** The paw prints and favours of others for a dog. */
export const FROM_OTHERS = graphql(`
  query PawPrints($dogId: Int!) {
    pawPrints(dogId: $dogId) {
      id
      dogId
      name
      text
      room
      line
    }
    favours(dogId: $dogId) {
      id
      kind
      name
      thing
    }
  }
`)

export const PUT_PAW_PRINTS_ASIDE = graphql(`
  mutation PutPawPrintsAside($dogId: Int!, $upToId: Int!) {
    putPawPrintsAside(dogId: $dogId, upToId: $upToId)
  }
`)

export type WaitingPrint = ResultOf<typeof FROM_OTHERS>['pawPrints'][number]
export type ReceivedFavour = ResultOf<typeof FROM_OTHERS>['favours'][number]
export type OwnFriend = ResultOf<typeof FRIENDS>['friends'][number]
