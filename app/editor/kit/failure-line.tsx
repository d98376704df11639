import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import styles from './pane.module.css'

/** Where one signs in again for what staff do; it opens beside the park. */
const SIGN_IN = '/manage#sign-in'

export type ActFailure = { message: string; isStale: boolean }

/** What an act of staff has failed by; `away` is the text for an answer that did not come. */
export function failureOf(error: unknown, away: string): ActFailure {
  if (!(error instanceof RefusedError)) return { message: away, isStale: false }
  return { message: error.message, isStale: error.reason === 'sign-in-again' }
}

/** Says why an act failed, with the way to a new sign-in where it needs one. */
export function FailureLine({ failure }: { failure: ActFailure | null }) {
  const { t } = useTranslation('editor')
  return (
    <div role="alert">
      {failure && (
        <p className={styles.refusal}>
          {failure.message}{' '}
          {failure.isStale && (
            <a href={SIGN_IN} target="_blank" rel="noreferrer">
              {t('reason.signIn')}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
