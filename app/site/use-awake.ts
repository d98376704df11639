import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server sends and until the page answers: what only a script can do is not offered before. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
