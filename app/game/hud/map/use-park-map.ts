import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import type { Language } from '#durable/rules/languages.ts'
import { PARK_MAP } from './park-map.ts'
import type { ParkMap } from './park-map.ts'

/** How often the open map is loaded again, ms, since dogs change rooms. */
const ANEW_MS = 10_000

/** `here` is the room of the own dog. */
type Reader = { dogId: number; here: string; language: Language }

/**
 * The map for the own dog, loaded again when the dog enters a room and while the map is open. `hasFailed` is true if it
 * could not be loaded yet.
 */
export function useParkMap({ dogId, here, language }: Reader): { map: ParkMap | null; hasFailed: boolean } {
  const [known, setKnown] = useState<{ map: ParkMap | null; hasFailed: boolean }>({ map: null, hasFailed: false })
  useEffect(() => {
    let isOver = false
    const ask = () =>
      request(PARK_MAP, { dogId, language }).then(
        ({ parkMap }) => !isOver && setKnown({ map: parkMap, hasFailed: false }),
        () => !isOver && setKnown((before) => ({ ...before, hasFailed: true })),
      )
    void ask()
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), ANEW_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [dogId, here, language])
  return known
}
