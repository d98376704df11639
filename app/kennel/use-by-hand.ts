import { useSyncExternalStore } from 'react'

/** Matches a touch screen without a mouse: a phone or a tablet. */
const BY_HAND = '(hover: none) and (pointer: coarse)'

/** Whether this is a phone or a tablet, as far as the browser can tell. */
export function useByHand(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(BY_HAND)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(BY_HAND).matches,
    () => false,
  )
}
