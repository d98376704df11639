import type { ResultOf } from 'gql.tada'
import { useEffect, useState } from 'react'
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
          code
          text
        }
        spot {
          x
          y
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

/** The rooms of the park, as the own dog may enter them. */
export type ParkMap = ResultOf<typeof PARK_MAP>['parkMap']
export type MapRoom = ParkMap['rooms'][number]

/** The rooms by key: their names, how many dogs are there, and why the own dog may not enter. */
export type Rooms = ReadonlyMap<string, MapRoom>

/** Repeats the request until it is answered, because the doors of a room need the names. @throws RefusedError */
export async function fetchRooms(asked: { dogId: DogId; language: Language }, options: RetryOptions): Promise<Rooms> {
  const mayHelp = (error: unknown) => !(error instanceof RefusedError)
  const { parkMap } = await retry(() => request(PARK_MAP, asked), { ...options, mayHelp })
  return new Map(parkMap.rooms.map((room) => [room.key, room]))
}

/** The map, loaded whenever `here` changes, such as when the dog enters a room; null until then. */
export function useRooms(here: string, dogId: DogId | null, language: Language): Rooms | null {
  const [rooms, setRooms] = useState<Rooms | null>(null)
  useEffect(() => {
    if (dogId === null) return
    const asking = new AbortController()
    fetchRooms({ dogId, language }, asking).then(
      (answer) => !asking.signal.aborted && setRooms(answer),
      // Without an answer the doors work, but have no names.
      () => {},
    )
    return () => asking.abort()
  }, [here, dogId, language])
  return rooms
}
