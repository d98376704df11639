import { useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError, request } from '#app/api.ts'
import { storeSession } from '#app/session.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { STAGE_TOKEN_OWNER, VALIDATE_STAGE_TOKEN } from './queries.ts'

/** How long the spinner shows before the token is used. */
export const STAGE_AUTH_DELAY_MS = 2500

/** missing: no token in the address; used: the server does not take it (any more); unreachable: worth another try. */
export type StageState = 'waiting' | 'missing' | 'used' | 'unreachable'

type StageAuth = {
  state: StageState
  /** Whom the token signs in, as soon as that is known. */
  owner: string | null
  retry: () => void
}

/** Signs in with the token in the address, which leaves the address before anything else happens. */
export function useStageAuth(hasToken: boolean): StageAuth {
  const [state, setState] = useState<StageState>(hasToken ? 'waiting' : 'missing')
  const [owner, setOwner] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const token = useRef<string | null>(null)
  const navigate = useNavigate()

  useEffect(() => {
    token.current ??= takeToken()
    const code = token.current
    if (!code) {
      setState('missing')
      return
    }
    let isWanted = true
    // Only a courtesy: whoever followed a stranger's link sees whose park this would be, and may turn round.
    request(STAGE_TOKEN_OWNER, { token: code }).then(
      ({ stageTokenOwner }) => isWanted && setOwner(stageTokenOwner),
      () => null,
    )
    const timer = window.setTimeout(() => {
      request(VALIDATE_STAGE_TOKEN, { token: code }).then(
        ({ validateStageToken }) => {
          storeSession(validateStageToken.token)
          // Whoever came from the app is sent back into it from the start page.
          if (isWanted) void navigate(appVisit() ? '/' : '/h5/choose', { replace: true })
        },
        (error: unknown) => isWanted && setState(error instanceof RefusedError ? 'used' : 'unreachable'),
      )
    }, STAGE_AUTH_DELAY_MS)
    return () => {
      isWanted = false
      window.clearTimeout(timer)
    }
  }, [tries, navigate])

  const retry = useCallback(() => {
    setState('waiting')
    setTries((times) => times + 1)
  }, [])
  return { state, owner, retry }
}

/** The token, which is then in neither the address bar nor the history; what the app says there is kept first. */
export function takeToken(): string | null {
  appVisit()
  const { pathname, search } = window.location
  if (search) window.history.replaceState(window.history.state, '', pathname)
  return new URLSearchParams(search).get('token')
}
