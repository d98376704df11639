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
    }
  }
`)
