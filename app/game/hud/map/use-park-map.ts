import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import type { Language } from '#durable/rules/languages.ts'
import { PARK_MAP } from './park-map.ts'
import type { ParkMap } from './park-map.ts'

/** Dogs come and go while one looks at the map, ms. */
const ANEW_MS = 10_000

/** `here` is the room that own dog is in. */
type Reader = { dogId: number; here: string; language: Language }

/**
 * The map as it is for own dog, asked for anew when it comes to another room and while it is looked at; `hasFailed` where
 * none has come yet.
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
