import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { PARK_MAP } from '#app/game/queries.ts'
import type { ParkMap } from '#app/game/queries.ts'

type Room = ParkMap['rooms'][number]

/** By their keys: what the rooms are called, how many dogs are there, and why own dog may not go there. */
export type Rooms = ReadonlyMap<string, Room>

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
