import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, then true. What only a script can do is not offered before. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
