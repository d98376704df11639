import { Form, useActionData, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { useFresh } from '../frame/fresh.ts'
import styles from './form.module.css'
import type { FormOutcome } from './outcome.ts'

/** What an action of a staff page answers: which form it was, and what became of it. */
export type FormAnswer = { form: string; outcome: FormOutcome | null }

type WriteFormProps = {
  /** Names the form for the action, and among the forms of a page; one per row has the id of the row in it. */
  name: string
  /** What the button says. */
  verb: string
  kind?: 'primary' | 'secondary' | 'danger'
  /** Whether a reason goes into the staff log with it. */
  asksReason?: boolean
  /** Where what is written goes elsewhere too: what the field is called. */
  reasonLabel?: string
  /** Whether it may wait for a fresh sign-in; what cannot is asked of the server at once. */
  isUrgent?: boolean
  /** What was written stays when it is done: the form shows what there is. */
  keeps?: boolean
  children?: ReactNode
}

/** A form that changes something: with its reason, and what became of it. It is cleared once it is done. */
export function WriteForm({
  name,
  verb,
  kind = 'secondary',
  asksReason = true,
  reasonLabel,
  isUrgent = false,
  keeps = false,
  children,
}: WriteFormProps) {
  const { t } = useTranslation('manage')
  const isFresh = useFresh() || isUrgent
  const answered = useActionData<FormAnswer>()
  const isSending = useNavigation().formData?.get('form') === name
  const outcome = answered?.form === name && !isSending ? answered.outcome : null
  const form = useRef<HTMLFormElement>(null)
  const noteId = useId()

  useEffect(() => {
    if (outcome?.done && !keeps) form.current?.reset()
  }, [outcome, keeps])

  return (
    <Form method="post" className={styles.form} ref={form} preventScrollReset>
      <input type="hidden" name="form" value={name} />
      {children}
      {asksReason && (
        <Field
          name="reason"
          label={reasonLabel ?? t('form.reason')}
          required
          minLength={5}
          maxLength={200}
          autoComplete="off"
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" kind={kind} disabled={isSending || !isFresh} aria-describedby={noteId}>
          {verb}
        </Button>
        <p id={noteId} className={styles.note} data-refused={outcome?.done === false || undefined} role="status">
          {!isFresh && <a href="#sign-in">{t('form.signInFirst')}</a>}
          {isFresh && outcome?.done && t('form.done')}
          {isFresh && outcome?.done === false && (outcome.code === 'bad-input' ? t('form.wrong') : outcome.message)}
        </p>
      </div>
    </Form>
  )
}
