import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

/** Users by a part of their name, by the name of a dog, or by their number. */
export const FIND_USERS = graphql(`
  query FindUsers($search: String!) {
    findUsers(search: $search) {
      id
      username
      dogs
      isBanned
    }
  }
`)

export const PERSON = graphql(`
  query Person($userId: Int!) {
    person(userId: $userId) {
      id
      username
      since
      badge
      isBanned
      isBelowYou
      maxDogs
      dogs {
        id
        name
        color
        shadowColor
        wear {
          hat
          mouth
          back
          ass
        }
        isDead
        bones
        karma
        levelPoints
        lifepoints
        room
        things {
          id
          ver
          kind
          slot
          name
        }
      }
    }
  }
`)

export const PERSON_HISTORY = graphql(`
  query PersonHistory($userId: Int!, $before: String) {
    personHistory(userId: $userId, before: $before) {
      at
      what
      by
      reason
      bones
      karma
      things
    }
  }
`)

export const GRANT_AMOUNT = graphql(`
  mutation GrantAmount($op: String!, $dogId: Int!, $reason: String!, $unit: GiftUnit!, $amount: Int!) {
    grantAmount(op: $op, dogId: $dogId, reason: $reason, unit: $unit, amount: $amount)
  }
`)

export const TAKE_BACK_AMOUNT = graphql(`
  mutation TakeBackAmount($op: String!, $dogId: Int!, $reason: String!, $unit: GiftUnit!, $amount: Int!) {
    takeBackAmount(op: $op, dogId: $dogId, reason: $reason, unit: $unit, amount: $amount)
  }
`)

export const GRANT_THING = graphql(`
  mutation GrantThing($op: String!, $dogId: Int!, $reason: String!, $kind: String!) {
    grantThing(op: $op, dogId: $dogId, reason: $reason, kind: $kind)
  }
`)

export const TAKE_BACK_THING = graphql(`
  mutation TakeBackThing($op: String!, $dogId: Int!, $reason: String!, $thingId: Int!, $ver: Int!) {
    takeBackThing(op: $op, dogId: $dogId, reason: $reason, thingId: $thingId, ver: $ver)
  }
`)

export const SET_MAX_DOGS = graphql(`
  mutation SetMaxDogs($userId: Int!, $maxDogs: Int!, $reason: String!) {
    setMaxDogs(userId: $userId, maxDogs: $maxDogs, reason: $reason)
  }
`)

export const TRY_CODE = graphql(`
  mutation TryCode($userId: Int!, $code: String!) {
    tryCode(userId: $userId, code: $code) {
      run
      printed
      effects {
        what
        dogId
        kind
        place
        text
        before
        after
        fault
      }
      failure {
        kind
        message
        line
      }
    }
  }
`)

export const RUN_CODE = graphql(`
  mutation RunCode($run: Int!, $reason: String!) {
    runCode(run: $run, reason: $reason)
  }
`)

export type FoundUser = ResultOf<typeof FIND_USERS>['findUsers'][number]
export type PersonCard = NonNullable<ResultOf<typeof PERSON>['person']>
export type PersonDog = PersonCard['dogs'][number]
export type ToldEvent = ResultOf<typeof PERSON_HISTORY>['personHistory'][number]
export type ShownTrial = ResultOf<typeof TRY_CODE>['tryCode']
export type TrialEffect = ShownTrial['effects'][number]
