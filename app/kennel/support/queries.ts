import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const MY_SUPPORT = graphql(`
  query MySupport {
    supporterLink {
      tier
      since
      months
      until
      shown
      heart
      heartsDogId
      isWaiting
    }
  }
`)

export type MySupport = NonNullable<ResultOf<typeof MY_SUPPORT>['supporterLink']>

export const SET_SUPPORTER_SHOWN = graphql(`
  mutation SetSupporterShown($shown: Boolean, $heart: Boolean) {
    setSupporterShown(shown: $shown, heart: $heart)
  }
`)

export const GIVE_SUPPORTER_HEARTS = graphql(`
  mutation GiveSupporterHearts($op: String!, $dogId: Int!) {
    giveSupporterHearts(op: $op, dogId: $dogId) {
      hasRoom
    }
  }
`)
