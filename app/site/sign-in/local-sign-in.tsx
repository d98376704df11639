import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import styles from '../styles/sign-in-box.module.css'
import { type Enter, localIdToken } from './sign-in.ts'

/** Any e-mail opens the gate of a developer's own park. */
export function LocalSignIn({ isAlone, onEnter }: { isAlone: boolean; onEnter: Enter }) {
  const { t } = useTranslation('site')
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)

  // The browser knows what an e-mail looks like; it would say so in its own language, we say it in the page's.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isComplete = event.currentTarget.checkValidity()
    setWrong(!isComplete)
    if (!isComplete) return
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
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
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
