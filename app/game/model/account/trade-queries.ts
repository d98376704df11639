import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const TRADE = graphql(`
  query Trade($dogId: Int!, $id: String) {
    trade(dogId: $dogId, id: $id) {
      id
      ver
      state
      opensAt
      sides {
        dogId
        bones
        hasAgreed
        things {
          id
          ver
          kind
          slot
        }
      }
    }
  }
`)

export const PROPOSE_TRADE = graphql(`
  mutation ProposeTrade($dogId: Int!, $op: String!, $withDogId: Int!) {
    proposeTrade(dogId: $dogId, op: $op, withDogId: $withDogId)
  }
`)

export const OFFER_IN_TRADE = graphql(`
  mutation OfferInTrade(
    $dogId: Int!
    $op: String!
    $tradeId: String!
    $ver: Int!
    $things: [ThingRef!]!
    $bones: Int!
  ) {
    offerInTrade(dogId: $dogId, op: $op, tradeId: $tradeId, ver: $ver, things: $things, bones: $bones)
  }
`)

export const AGREE_TO_TRADE = graphql(`
  mutation AgreeToTrade($dogId: Int!, $op: String!, $tradeId: String!, $ver: Int!) {
    agreeToTrade(dogId: $dogId, op: $op, tradeId: $tradeId, ver: $ver)
  }
`)

export const LEAVE_TRADE = graphql(`
  mutation LeaveTrade($dogId: Int!, $tradeId: String!) {
    leaveTrade(dogId: $dogId, tradeId: $tradeId)
  }
`)

export type ShownTrade = NonNullable<ResultOf<typeof TRADE>['trade']>
export type TradeSide = ShownTrade['sides'][number]
