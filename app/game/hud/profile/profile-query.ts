import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const DOG_PROFILE = graphql(`
  query DogProfile($dogId: Int!) {
    dogProfile(dogId: $dogId) {
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
      pack
      rank
      dogYears
      isBirthday
      isPuppy
      owner
      badge
      isMine
    }
  }
`)

export type ShownProfile = NonNullable<ResultOf<typeof DOG_PROFILE>['dogProfile']>
