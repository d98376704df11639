import { createContext, useContext, useEffect, useState } from 'react'

/** Whether the last sign-in is good for changes [S5], as far as the page knows; the server looks anew. */
export const FreshContext = createContext(false)

export function useFresh(): boolean {
  return useContext(FreshContext)
}

/** True until the moment (epoch ms), which is in less than a quarter of an hour; `isFresh` is what the server said. */
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
