import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import type { SignInWays } from '#app/load-context.ts'
import { sessionToken } from '#app/session.ts'
import { RefusalText } from '#app/shared/refusal-text.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { confirmWith } from '#app/site/sign-in/confirm-sign-in.ts'
import { GoogleSignIn } from '#app/site/sign-in/google-sign-in.tsx'
import { LocalSignIn } from '#app/site/sign-in/local-sign-in.tsx'
import { signInWith } from '#app/site/sign-in/sign-in.ts'
import type { Enter } from '#app/site/sign-in/sign-in.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { openDoor } from './door.ts'
import styles from './sign-in-again.module.css'

/** Asks for a new sign-in before a change [S5]. The forms on the page keep their contents. */
export function StaffSignInAgain({ ways }: { ways: SignInWays }) {
  const { t } = useTranslation(['manage', 'words', 'site'])
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState<Refusal | 'failed' | null>(null)

  const enter: Enter = async (findIdToken) => {
    setFailure(null)
    try {
      const token = await findIdToken()
      if (sessionToken() === null) await signInWith(token, language)
      else await confirmWith(token)
      await openDoor()
      revalidate()
    } catch (error) {
      setFailure(error instanceof RefusedError ? error.reason : 'failed')
    }
  }

  return (
    <details className={styles.slip} id="sign-in">
      <summary>{t('fresh.over')}</summary>
      <div className={styles.ways}>
        <p>{t('fresh.why')}</p>
        {ways.googleClientId !== '' && <GoogleSignIn clientId={ways.googleClientId} onEnter={enter} />}
        {ways.local && <LocalSignIn isAlone={ways.googleClientId === ''} onEnter={enter} />}
        <p className={styles.failed} role="alert">
          {failure === 'failed' ? t('site:signIn.failed') : failure && <RefusalText reason={failure} />}
        </p>
      </div>
    </details>
  )
}
