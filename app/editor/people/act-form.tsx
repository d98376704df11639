import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureLine, failureOf } from '#app/editor/kit/failure-line.tsx'
import type { ActFailure } from '#app/editor/kit/failure-line.tsx'
import { ReasonField, isSoundReason } from '#app/editor/kit/reason-field.tsx'
import { Button } from '#app/ui/button.tsx'
import pane from '#app/editor/kit/pane.module.css'
import styles from './people.module.css'

type ActFormProps = {
  /** What the form is for. */
  label: string
  verb: string
  /** Whether what is asked for can be sent; the fields say what is wrong with it once `onTry` was called. */
  isSound: boolean
  onTry: () => void
  act: (reason: string) => Promise<unknown>
  onDone: () => void
  onLeave: () => void
  children: ReactNode
}

/** What an administrator does about a user, with a reason. Nothing that was typed is lost where it fails. */
export function ActForm({ label, verb, isSound, onTry, act, onDone, onLeave, children }: ActFormProps) {
  const { t } = useTranslation('editor')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ActFailure | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    onTry()
    if (!isSound || !isSoundReason(reason)) return
    setBusy(true)
    setFailure(null)
    try {
      await act(reason)
      onDone()
    } catch (error) {
      setFailure(failureOf(error, t('people.unanswered')))
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} aria-label={label} onSubmit={(event) => void send(event)} noValidate>
      {children}
      <div className={styles.wide}>
        <ReasonField reason={reason} hint={t('people.whyHint')} isTried={isTried} onReason={setReason} />
      </div>
      <div className={styles.wide}>
        <FailureLine failure={failure} />
        <div className={pane.keys}>
          <Button size="small" onClick={onLeave}>
            {t('people.cancel')}
          </Button>
          <Button size="small" kind="primary" type="submit" disabled={isBusy}>
            {verb}
          </Button>
        </div>
      </div>
    </form>
  )
}
