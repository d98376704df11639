import { useEffect, useState } from 'react'
import type { ResultOf } from 'gql.tada'
import { request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Language } from '#durable/rules/languages.ts'

export const PARK_MAP = graphql(`
  query ParkMap($dogId: Int!, $language: Lang!) {
    parkMap(dogId: $dogId, language: $language) {
      rooms {
        key
        name
        dogs
        refusal {
          text
        }
      }
      doors {
        id
        from
        to
        isClosed
      }
    }
  }
`)

/** The park as it is for own dog. */
export type ParkMap = ResultOf<typeof PARK_MAP>['parkMap']
export type MapRoom = ParkMap['rooms'][number]

/** By their keys: what the rooms are called, how many dogs are there, and why own dog may not go there. */
export type Rooms = ReadonlyMap<string, MapRoom>

/** Asked when a dog comes to a room (`here`); null until it is known. */
export function useRooms(here: string, dogId: DogId | null, language: Language): Rooms | null {
  const [rooms, setRooms] = useState<Rooms | null>(null)
  useEffect(() => {
    if (dogId === null) return
    let isGone = false
    request(PARK_MAP, { dogId, language }).then(
      ({ parkMap }) => !isGone && setRooms(new Map(parkMap.rooms.map((room) => [room.key, room]))),
      // Without an answer the doors have no names, and lead where they lead.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [here, dogId, language])
  return rooms
}
