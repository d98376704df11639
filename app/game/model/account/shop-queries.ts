import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

/** The draws in all shops, and the things that are called otherwise than in the code. */
export const DELIVERIES = graphql(`
  query Deliveries {
    deliveries {
      id
      kind
      pieces
      closesAt
      isMine
      outcome
    }
    renamedThings {
      kind
      dk: name(language: dk)
      en: name(language: en)
      no: name(language: no)
      se: name(language: se)
    }
  }
`)

/** What is sold in a room, with the present prices. */
export const SHOP_GOODS = graphql(`
  query ShopGoods($room: String!, $language: Lang) {
    shopGoods(room: $room) {
      kind
      name(language: $language)
      price
      isRare
    }
  }
`)

export const ENTER_DRAW = graphql(`
  mutation EnterDraw($deliveryId: String!) {
    enterDraw(deliveryId: $deliveryId)
  }
`)

export const BUY_THING = graphql(`
  mutation BuyThing($dogId: Int!, $op: String!, $kind: String!, $price: Int!) {
    buyThing(dogId: $dogId, op: $op, kind: $kind, price: $price) {
      thingId
      bones
    }
  }
`)

export const ASK_QUESTION = graphql(`
  mutation AskQuestion($dogId: Int!, $op: String!) {
    askQuestion(dogId: $dogId, op: $op) {
      id
      text
      options
      worth
      until
    }
  }
`)

export const OPEN_QUESTION = graphql(`
  query OpenQuestion($dogId: Int!) {
    openQuestion(dogId: $dogId) {
      id
      text
      options
      worth
      until
    }
  }
`)

export const ANSWER_QUESTION = graphql(`
  mutation AnswerQuestion($dogId: Int!, $op: String!, $questionId: String!, $place: Int!) {
    answerQuestion(dogId: $dogId, op: $op, questionId: $questionId, place: $place) {
      isRight
      right
      levelPoints
      points
      risenTo
    }
  }
`)

export type ShopDelivery = ResultOf<typeof DELIVERIES>['deliveries'][number]
/** The names of a kind in the four languages. */
export type RenamedThing = ResultOf<typeof DELIVERIES>['renamedThings'][number]
export type ShopGood = ResultOf<typeof SHOP_GOODS>['shopGoods'][number]
export type PosedQuestion = ResultOf<typeof ASK_QUESTION>['askQuestion']
export type AnswerJudgement = ResultOf<typeof ANSWER_QUESTION>['answerQuestion']
