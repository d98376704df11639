import { graphql } from '#app/graphql.ts'

export const CONFIRM_SIGN_IN = graphql(`
  mutation ConfirmSignIn($token: String!) {
    confirmSignIn(token: $token)
  }
`)

export const ROOM_NAMES = graphql(`
  query RoomNames {
    parkRooms {
      key
      name
    }
  }
`)
