import { useSyncExternalStore } from 'react'

// The same width as in the style sheets.
const PHONE = '(max-width: 679px)'

/** Whether the window is as narrow as a phone, where pictures of dogs are smaller. */
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
