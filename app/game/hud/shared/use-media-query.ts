import { useSyncExternalStore } from 'react'

/** A screen as narrow as a phone's; client.module.css and the others know the same width. */
export const PHONE = '(max-width: 679px)'

/** Whether a media query applies; only for the browser. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}
