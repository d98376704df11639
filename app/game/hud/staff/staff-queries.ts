import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const STAFF_DOG = graphql(`
  query StaffDog($dogId: Int!) {
    staffDog(dogId: $dogId) {
      id
      name
      userId
      username
      mayKick
      suggestedSeconds
      record {
        id
      }
      reports {
        id
        offence
        reporter
        isMine
      }
    }
  }
`)

export type StaffDog = NonNullable<ResultOf<typeof STAFF_DOG>['staffDog']>

export const KICK = graphql(`
  mutation Kick($dogId: Int!, $seconds: Int!, $rule: BrokenRule!, $reason: String!, $reportId: Int) {
    kick(dogId: $dogId, seconds: $seconds, rule: $rule, reason: $reason, reportId: $reportId)
  }
`)

export const CALM_ROOM = graphql(`
  mutation CalmRoom($room: String!, $mode: CalmMode, $everySeconds: Int, $minutes: Int) {
    calmRoom(room: $room, mode: $mode, everySeconds: $everySeconds, minutes: $minutes)
  }
`)
