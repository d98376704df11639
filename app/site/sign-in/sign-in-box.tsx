import { useNavigate } from '@remix-run/react'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import type { SignInWays } from '#app/load-context.ts'
import { SessionNotKeptError } from '#app/session.ts'
import { RefusalText } from '#app/shared/refusal-text.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { FOR_VISITORS } from '#app/shared/wake-line.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/ui/panel.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { GoogleSignIn } from './google-sign-in.tsx'
import { LocalSignIn } from './local-sign-in.tsx'
import { signInWith } from './sign-in.ts'
import type { Enter } from './sign-in.ts'
import { SignedInPanel } from './signed-in.tsx'
import { useMe } from './use-me.ts'
import styles from '../styles/sign-in-box.module.css'

/**
 * The sign-in board on the start page. What a visitor would see is laid out invisibly from the first paint, until it is
 * known who is signed in, so that the page does not shift. Where nobody can be, it is shown before any script is there;
 * in a browser with a session it is left out. `foot` is what stands below in any case.
 */
export function SignInBox({ ways, stage, foot }: { ways: SignInWays; stage: boolean; foot?: ReactNode }) {
  const { t } = useTranslation('site')
  const { state, again, quietly } = useMe()
  const isSignedOut = state.status === 'signed-out'
  const isKnown = state.status === 'signed-in' || state.status === 'error'
  // Only the visible one may be the heading of the page.
  const Title = isSignedOut ? 'h1' : 'p'
  return (
    <Panel className={styles.box}>
      <div
        className={classNames(styles.visitor, isKnown && styles.left)}
        inert={!isSignedOut}
        {...{ [FOR_VISITORS]: '' }}
      >
        <Title className={styles.title}>{t('signIn.welcome')}</Title>
        <SignedOut ways={ways} invitation={t(invitationFor(ways, stage))} onSignedIn={again} />
      </div>
      {!isSignedOut && (
        <div className={styles.other}>
          {state.status === 'signed-in' ? (
            <SignedInPanel me={state.me} tier={state.tier} stage={stage} onSignedOut={again} onDemoClosed={quietly} />
          ) : (
            <h1 className={styles.title}>{t('signIn.welcome')}</h1>
          )}
          <noscript>
            <p>{t('signIn.noScript')}</p>
          </noscript>
          {state.status === 'loading' && (
            <div className={styles.waiting}>
              <Spinner label={t('signIn.looking')} />
            </div>
          )}
          {state.status === 'not-kept' && (
            <>
              <p role="alert">{t('signIn.notKept')}</p>
              <Button icon="retry" onClick={() => window.location.reload()}>
                {t('signIn.retry')}
              </Button>
            </>
          )}
          {state.status === 'error' && (
            <>
              <p role="alert">{t('signIn.unreachable')}</p>
              <Button icon="retry" onClick={again}>
                {t('signIn.retry')}
              </Button>
            </>
          )}
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Panel>
  )
}

/** The key of the sentence that invites in. A demo park of its own has no way to sign in: its doors are in the main park. */
function invitationFor({ local, googleClientId }: SignInWays, stage: boolean) {
  return stage && !local && googleClientId === '' ? 'signIn.fromPark' : 'signIn.invitation'
}

/** Why the latest sign-in failed: a refusal of the rules, a browser that keeps nothing, or any other failure. */
type Failure = Refusal | 'notKept' | 'failed' | { told: string } | null

function failureOf(error: unknown): Failure {
  // Why an account was excluded for good is told by the server alone.
  if (error instanceof RefusedError) return error.reason === 'excluded' ? { told: error.message } : error.reason
  return error instanceof SessionNotKeptError ? 'notKept' : 'failed'
}

type SignedOutProps = {
  ways: SignInWays
  /** The sentence that invites to sign in. */
  invitation: string
  onSignedIn: () => void
  /** What the ID token is used for, by default a new session. */
  signIn?: typeof signInWith
}

/** The ways to sign in. A user without an account goes on to choose a username. */
export function SignedOut({ ways, invitation, onSignedIn, signIn = signInWith }: SignedOutProps) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>(null)
  const enter: Enter = useCallback(
    async (findIdToken) => {
      setFailure(null)
      try {
        const outcome = await signIn(await findIdToken(), language)
        if (outcome === 'new-user') navigate('/h5/new-user')
        else onSignedIn()
      } catch (error) {
        setFailure(failureOf(error))
      }
    },
    [language, navigate, onSignedIn, signIn],
  )
  return (
    <>
      <p>{invitation}</p>
      {ways.googleClientId !== '' && <GoogleSignIn clientId={ways.googleClientId} onEnter={enter} />}
      {ways.local && <LocalSignIn isAlone={ways.googleClientId === ''} onEnter={enter} />}
      <p className={styles.failed} role="alert">
        <FailureText failure={failure} />
      </p>
    </>
  )
}

function FailureText({ failure }: { failure: Failure }): ReactNode {
  const { t } = useTranslation('site')
  if (failure === null) return null
  if (typeof failure === 'object') return failure.told
  return failure === 'failed' || failure === 'notKept' ? t(`signIn.${failure}`) : <RefusalText reason={failure} />
}
