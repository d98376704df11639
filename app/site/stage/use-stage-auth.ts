import { useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError, request } from '#app/api.ts'
import { canKeepSession, storeSession } from '#app/session.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { STAGE_TOKEN_OWNER, VALIDATE_STAGE_TOKEN } from './queries.ts'

/** How long the spinner shows before the token is used, in milliseconds. */
export const STAGE_AUTH_DELAY_MS = 2500

/**
 * missing: the address has no token; used: the server does not accept it (any more); banned: its user may not come in now;
 * unreachable: a retry may help; notKept: the browser keeps no sign-in, so the token was not used.
 */
export type StageState = 'waiting' | 'missing' | 'used' | 'banned' | 'unreachable' | 'notKept'

type StageAuth = {
  state: StageState
  /** The user whom the token signs in; null until it is known. */
  owner: string | null
  retry: () => void
}

/** Signs in with the token in the address, after removing it from the address. */
export function useStageAuth(hasToken: boolean): StageAuth {
  const [state, setState] = useState<StageState>(hasToken ? 'waiting' : 'missing')
  const [owner, setOwner] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const taken = useRef<StageDoor | null>(null)
  const navigate = useNavigate()

  useEffect(() => {
    taken.current ??= takeToken()
    const { token: code, verifier } = taken.current
    if (!code) {
      setState('missing')
      return
    }
    if (!canKeepSession()) {
      setState('notKept')
      return
    }
    let isWanted = true
    // This request may fail without harm. It shows whose park this is to somebody who has followed a stranger's link,
    // who may then leave.
    request(STAGE_TOKEN_OWNER, { token: code }).then(
      ({ stageTokenOwner }) => isWanted && setOwner(stageTokenOwner),
      () => null,
    )
    const timer = window.setTimeout(() => {
      request(VALIDATE_STAGE_TOKEN, { token: code, verifier })
        .then(
          ({ validateStageToken }) => {
            if (!isWanted) return
            storeSession(validateStageToken.token)
            navigate('/h5/choose', { replace: true })
          },
          (error: unknown) => isWanted && setState(troubleOf(error)),
        )
        .catch(() => isWanted && setState('notKept'))
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

function troubleOf(error: unknown): StageState {
  if (!(error instanceof RefusedError)) return 'unreachable'
  if (error.reason === 'link-expired') return 'used'
  return error.reason === 'banned' ? 'banned' : 'unreachable'
}

/** What the address of the entrance holds: the token, and the verifier of a token that is bound to an app. */
type StageDoor = { token: string | null; verifier: string | null }

/**
 * Reads token and verifier, and removes them from the address bar and the history. The app's parameters are read first,
 * because they are removed as well. The verifier stands behind `#`, so that no server ever gets it in an address.
 */
export function takeToken(): StageDoor {
  appVisit()
  const { pathname, search, hash } = window.location
  if (search || hash) window.history.replaceState(window.history.state, '', pathname)
  return {
    token: new URLSearchParams(search).get('token'),
    verifier: new URLSearchParams(hash.slice(1)).get('v'),
  }
}
