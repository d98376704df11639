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
      lookedAt
      isListed
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

export const START_PATREON_LINK = graphql(`
  mutation StartPatreonLink {
    startPatreonLink
  }
`)

export const FOUND_PATREON_LINK = graphql(`
  query FoundPatreonLink($code: String!) {
    foundPatreonLink(code: $code) {
      tier
      since
    }
  }
`)

export type FoundSupport = NonNullable<ResultOf<typeof FOUND_PATREON_LINK>['foundPatreonLink']>

export const FINISH_PATREON_LINK = graphql(`
  mutation FinishPatreonLink($code: String!, $shown: Boolean!, $heart: Boolean!) {
    finishPatreonLink(code: $code, shown: $shown, heart: $heart)
  }
`)

export const LOOK_AT_MY_SUPPORT = graphql(`
  mutation LookAtMySupport {
    lookAtMySupport
  }
`)

export const DISCONNECT_PATREON = graphql(`
  mutation DisconnectPatreon {
    disconnectPatreon
  }
`)
