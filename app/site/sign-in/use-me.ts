import { useCallback, useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import { MY_KENNEL } from '#app/queries.ts'
import type { Me, MyTier } from '#app/queries.ts'
import { canKeepSession, clearSession, onSessionChange, sessionToken } from '#app/session.ts'
import { useReturn } from '#app/shared/use-return.ts'

export type MeState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; me: Me; tier: MyTier | null }
  | { status: 'error' }
  /** The browser keeps no sign-in. */
  | { status: 'not-kept' }

/**
 * The signed-in user, fetched in the browser because the server renders pages without sessions, and again when somebody
 * comes back to the page: roles and support may have changed meanwhile. `again` shows that it is being fetched, `quietly` does not.
 */
export function useMe(): { state: MeState; again: () => void; quietly: () => void } {
  const [state, setState] = useState<MeState>({ status: 'loading' })
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    let isCurrent = true
    void findMe().then((found) => {
      // An answer that was not waited for takes nothing away when it fails.
      if (isCurrent) setState((before) => (found.status === 'error' && before.status === 'signed-in' ? before : found))
    })
    return () => {
      isCurrent = false
    }
  }, [asked])

  const quietly = useCallback(() => setAsked((times) => times + 1), [])
  const again = useCallback(() => {
    setState({ status: 'loading' })
    quietly()
  }, [quietly])
  useEffect(() => onSessionChange(again), [again])
  useReturn(quietly)
  return { state, again, quietly }
}

async function findMe(): Promise<MeState> {
  if (sessionToken() === null) return { status: canKeepSession() ? 'signed-out' : 'not-kept' }
  try {
    const { myUser, patreonSubscription } = await request(MY_KENNEL, {})
    if (myUser) return { status: 'signed-in', me: myUser, tier: patreonSubscription?.tier ?? null }
  } catch {
    return { status: 'error' }
  }
  clearSession()
  return { status: 'signed-out' }
}
