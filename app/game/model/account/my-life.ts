import { graphql } from '#app/graphql.ts'

/** All topics of the account in one request: what the queries of the single topics ask for. */
export const MY_LIFE = graphql(`
  query MyLife($dogId: Int!, $id: String) {
    myUser {
      dogs {
        id
        bornAt
        pack
        bones
        karma
        levelPoints
        lifepoints
        backpackSlots
      }
    }
    reportOutcomes {
      id
      dogName
      outcome
    }
    dogThings(dogId: $dogId) {
      id
      ver
      kind
      slot
    }
    friends(dogId: $dogId) {
      dogId
      name
      color
      shadowColor
      room
      state
    }
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
    pawPrints(dogId: $dogId) {
      id
      dogId
      name
      text
      room
      line
    }
    favours(dogId: $dogId) {
      id
      kind
      name
      thing
    }
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
