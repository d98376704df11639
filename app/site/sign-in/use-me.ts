import { useCallback, useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import { MY_KENNEL } from '#app/queries.ts'
import type { Me, MyTier } from '#app/queries.ts'
import { canKeepSession, clearSession, onSessionChange, sessionToken } from '#app/session.ts'

export type MeState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; me: Me; tier: MyTier | null }
  | { status: 'error' }
  /** The browser keeps no sign-in. */
  | { status: 'not-kept' }

/** The signed-in user, fetched in the browser because the server renders pages without sessions. */
export function useMe(): [MeState, () => void] {
  const [state, setState] = useState<MeState>({ status: 'loading' })
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    let isCurrent = true
    void findMe().then((found) => {
      if (isCurrent) setState(found)
    })
    return () => {
      isCurrent = false
    }
  }, [asked])

  const refetch = useCallback(() => {
    setState({ status: 'loading' })
    setAsked((times) => times + 1)
  }, [])
  useEffect(() => onSessionChange(refetch), [refetch])
  return [state, refetch]
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
