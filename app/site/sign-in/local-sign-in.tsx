import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { localIdToken } from './sign-in.ts'
import type { Enter } from './sign-in.ts'
import styles from '../styles/sign-in-box.module.css'

/** The sign-in of local development, which accepts any e-mail address. */
export function LocalSignIn({ isAlone, onEnter }: { isAlone: boolean; onEnter: Enter }) {
  const { t } = useTranslation('site')
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)

  // We show our own message for an invalid address, because the browser's is in the browser's language.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isComplete = event.currentTarget.checkValidity()
    setWrong(!isComplete)
    if (!isComplete) return
    // Read from the form: it may have been filled in before the script was there.
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email !== 'string') return
    setBusy(true)
    void onEnter(() => localIdToken(email)).finally(() => setBusy(false))
  }

  return (
    <form className={styles.local} onSubmit={submit} noValidate aria-label={t('signIn.local')}>
      <h2>{t('signIn.local')}</h2>
      <Field
        label={t('signIn.email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        error={isWrong ? t('signIn.emailWrong') : undefined}
      />
      <Button
        type="submit"
        kind={isAlone ? 'primary' : 'secondary'}
        size={isAlone ? 'big' : 'normal'}
        disabled={isBusy}
      >
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
