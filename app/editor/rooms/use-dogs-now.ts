import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import { FOLLOW_MS } from '#app/editor/drafts/drafts.ts'
import { DOGS_NOW } from '#app/editor/queries.ts'

/** How many dogs are in each room, by its key, asked again while this is shown; empty until it is known. */
export function useDogsNow(): ReadonlyMap<string, number> {
  const [dogs, setDogs] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    let isOver = false
    const ask = () =>
      request(DOGS_NOW, {}).then(
        ({ parkRooms }) => !isOver && setDogs(new Map(parkRooms.map((room) => [room.key, room.dogs]))),
        // What was known stays until the next answer.
        () => null,
      )
    void ask()
    const timer = setInterval(() => void ask(), FOLLOW_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [])
  return dogs
}
