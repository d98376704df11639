import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const PARK_HEALTH = graphql(`
  query ParkHealth {
    parkHealth {
      version
      deployment
      counts {
        users
        newUsers
        activeUsers
        dogs
        livingDogs
        dogsInPark
        activeBans
        lostRooms
      }
      rooms {
        key
        name
        copies
        dogs
        hidden
        seenAt
      }
      faults {
        event
        count
        lastAt
      }
      audit {
        at
        ops
        legs
        things
        breaches {
          rule
          broken
          example
        }
      }
    }
  }
`)

export type ParkHealth = ResultOf<typeof PARK_HEALTH>['parkHealth']
