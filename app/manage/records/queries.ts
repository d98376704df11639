import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const LOOK_AT_CHAT = graphql(`
  mutation LookAtChat($room: String!, $dogName: String!, $until: String, $before: Int, $reason: String!) {
    lookAtChat(room: $room, dogName: $dogName, until: $until, before: $before, reason: $reason) {
      before
      lines {
        seq
        at
        dogId
        name
        userId
        text
        whisperedTo
        isPoop
        isPrint
        isFlagged
      }
    }
  }
`)

export const STAFF_LOG = graphql(`
  query StaffLog($search: String!, $act: String!, $page: Int!) {
    staffLogTable(search: $search, act: $act, page: $page) {
      total
      rows {
        id
        at
        act
        staff
        userId
        username
        dogName
        room
        reason
        detail
      }
    }
  }
`)

export type ChatRecords = ResultOf<typeof LOOK_AT_CHAT>['lookAtChat']
export type LogRow = ResultOf<typeof STAFF_LOG>['staffLogTable']['rows'][number]
