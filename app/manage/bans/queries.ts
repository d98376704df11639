import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const BANS_TABLE = graphql(`
  query BansTable($search: String!, $filter: BanFilter!, $sort: BanSort!, $page: Int!) {
    bansTable(search: $search, filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        userId
        username
        dogName
        at
        endsAt
        seconds
        reason
        issuer
        isActive
        isLifted
        isAppealed
        mayLift
      }
    }
  }
`)

export const LIFT_BAN = graphql(`
  mutation LiftBan($banId: Int!, $reason: String!) {
    liftBan(banId: $banId, reason: $reason)
  }
`)

export type BanRow = ResultOf<typeof BANS_TABLE>['bansTable']['rows'][number]
