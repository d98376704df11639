import { useEffect, useState } from 'react'
import type { ResultOf } from 'gql.tada'
import { RefusedError, request } from '#app/api.ts'
import { retry } from '#app/game/model/retry.ts'
import type { RetryOptions } from '#app/game/model/retry.ts'
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

/** Asks until the park answers: one lost answer is not to cost the doors of a room their names. @throws RefusedError */
export async function fetchRooms(asked: { dogId: DogId; language: Language }, options: RetryOptions): Promise<Rooms> {
  const mayHelp = (error: unknown) => !(error instanceof RefusedError)
  const { parkMap } = await retry(() => request(PARK_MAP, asked), { ...options, mayHelp })
  return new Map(parkMap.rooms.map((room) => [room.key, room]))
}

/** Asked when a dog comes to a room (`here`); null until it is known. */
export function useRooms(here: string, dogId: DogId | null, language: Language): Rooms | null {
  const [rooms, setRooms] = useState<Rooms | null>(null)
  useEffect(() => {
    if (dogId === null) return
    const asking = new AbortController()
    fetchRooms({ dogId, language }, asking).then(
      (answer) => !asking.signal.aborted && setRooms(answer),
      // Without an answer the doors have no names, and lead where they lead.
      () => {},
    )
    return () => asking.abort()
  }, [here, dogId, language])
  return rooms
}
