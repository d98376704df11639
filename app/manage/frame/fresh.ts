import { createContext, useContext, useEffect, useState } from 'react'

/** Whether the last sign-in is fresh enough for changes [S5], as far as the page knows. The server checks again. */
export const FreshContext = createContext(false)

export function useFresh(): boolean {
  return useContext(FreshContext)
}

/**
 * True until `freshUntil` (epoch ms), which is less than 15 minutes away. `isFresh` is the initial value from the
 * server.
 */
export function useFreshUntil(freshUntil: number, isFresh: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    if (!isFresh) return
    const timer = setTimeout(() => setOver(true), Math.max(0, freshUntil - Date.now()))
    return () => clearTimeout(timer)
  }, [freshUntil, isFresh])
  return isFresh && !isOver
}
