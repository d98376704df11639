import { graphql } from '#app/graphql.ts'

/** What the game client asks first: who plays, with which dogs, and whether the park is open at all. */
export const MY_USER_CLIENT = graphql(`
  query MyUserClient {
    myUser {
      id
      admin
      moderator
      dogs {
        id
        name
        isDead
        pack
        levelPoints
        color
        shadowColor
        wear {
          hat
          mouth
          back
          ass
        }
      }
    }
    getSetting(type: DISABLE_CLIENT) {
      value
    }
    version
  }
`)

export const ENTER_PARK = graphql(`
  mutation EnterPark($dogId: Int!, $room: String, $door: String) {
    enterPark(dogId: $dogId, room: $room, door: $door) {
      ticket
      room
      pack
    }
  }
`)

export const IGNORE_DOG = graphql(`
  mutation IgnoreDog($dogId: Int!) {
    ignoreDog(dogId: $dogId)
  }
`)

export const BLOCK_DOG = graphql(`
  mutation BlockDog($dogId: Int!) {
    blockDog(dogId: $dogId)
  }
`)

export const HEAR_AGAIN = graphql(`
  mutation HearAgain($id: Int!) {
    hearAgain(id: $id)
  }
`)

export const MY_UNHEARD = graphql(`
  query MyUnheard {
    unheard {
      id
      name
      isBlocked
    }
  }
`)
