import { useSyncExternalStore } from 'react'

// The style sheets use the same width.
const PHONE = '(max-width: 679px)'

/** Whether the window is as narrow as a phone: then pictures of dogs are drawn smaller. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(PHONE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  )
}
