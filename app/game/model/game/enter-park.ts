import { RefusedError, request } from '#app/api.ts'
import type { Entrance } from '#app/game/model/connection/connection.ts'
import { graphql } from '#app/graphql.ts'
import type { Way } from './game.ts'

const ENTER_PARK = graphql(`
  mutation EnterPark($dogId: Int!, $room: String, $door: String, $with: Int) {
    enterPark(dogId: $dogId, room: $room, door: $door, with: $with) {
      ticket
      room
      pack
      gained
      nudges
    }
  }
`)

/** Requests a ticket. The refusal is null if the server did not answer. */
export async function enterPark(dogId: number, way: Way): Promise<Entrance> {
  try {
    return (await request(ENTER_PARK, { dogId, ...way })).enterPark
  } catch (error) {
    if (!(error instanceof RefusedError)) return { refusal: null }
    const { reason, message, retryInMs } = error
    return { refusal: reason, text: message, retryInMs }
  }
}
