import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { REASON_MAX, REASON_MIN } from '#durable/rules/bans.ts'
import { DESK_TEXTS } from '#durable/rules/staff/desk-texts.ts'
import type { DeskText } from '#durable/rules/staff/desk-texts.ts'
import { useFresh } from '../frame/fresh.ts'
import type { FormAnswer, FormOutcome } from './outcome.ts'
import { useFormCheck } from './use-form-check.ts'
import type { Lack } from './use-form-check.ts'
import { useKeptForm } from './use-kept-form.ts'
import styles from './form.module.css'

type WriteFormProps = {
  /**
   * Identifies the form to the action and among the forms of the page. A form in a row has the id of the row in its
   * name.
   */
  name: string
  /** The text of the button. */
  verb: string
  kind?: 'primary' | 'secondary' | 'danger'
  /** Whether it asks for a reason, which goes into the staff log. */
  asksReason?: boolean
  /** The label of the reason field, if the text is shown elsewhere too. */
  reasonLabel?: string
  /** Whether the form is sent even if the page knows of no fresh sign-in: the server decides. */
  isUrgent?: boolean
  /** Whether the form keeps its contents after success, since it shows the present state. */
  keeps?: boolean
  /** What the form lacks besides what the attributes of its fields demand. */
  lackOf?: (form: HTMLFormElement) => Lack | null
  children?: ReactNode
}

/** A form that changes something, with a field for the reason, and its outcome below. It is cleared after success. */
export function WriteForm({
  name,
  verb,
  kind = 'secondary',
  asksReason = true,
  reasonLabel,
  isUrgent = false,
  keeps = false,
  lackOf,
  children,
}: WriteFormProps) {
  const { t } = useTranslation('manage')
  const isFresh = useFresh() || isUrgent
  const answered = useActionData<FormAnswer>()
  const isSending = useNavigation().formData?.get('form') === name
  const answer = answered?.form === name && !isSending ? answered : null
  const outcome = answer?.outcome ?? null
  const form = useRef<HTMLFormElement>(null)
  const noteId = useId()
  const { lack, handlers } = useFormCheck(lackOf)
  useKeptForm(form, { name, isDone: outcome?.done === true, sent: answer?.sent ?? null })

  useEffect(() => {
    if (outcome?.done && !keeps) form.current?.reset()
  }, [outcome, keeps])

  return (
    <Form method="post" className={styles.form} ref={form} preventScrollReset noValidate {...handlers}>
      <input type="hidden" name="form" value={name} />
      {children}
      {asksReason && (
        <Field
          name="reason"
          label={reasonLabel ?? t('form.reason')}
          required
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          autoComplete="off"
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" kind={kind} disabled={isSending || !isFresh} aria-describedby={noteId}>
          {verb}
        </Button>
        <p
          id={noteId}
          className={styles.note}
          data-refused={lack !== null || outcome?.done === false || undefined}
          role="status"
        >
          {!isFresh && <a href="#sign-in">{t('form.signInFirst')}</a>}
          {isFresh && lack}
          {isFresh && lack === null && outcome?.done && t('form.done')}
          {isFresh && lack === null && outcome?.done === false && <Refusal outcome={outcome} />}
        </p>
      </div>
    </Form>
  )
}

/** Why the server has refused a form: which text is too short or too long, if that is why. */
function Refusal({ outcome: { code, message, misfit } }: { outcome: Extract<FormOutcome, { done: false }> }) {
  const { t } = useTranslation('manage')
  if (misfit) return t('form.length', { field: t(LABELS[misfit]), ...DESK_TEXTS[misfit] })
  return code === 'bad-input' ? t('form.wrong') : message
}

/** What the texts are called whose length is limited. */
const LABELS = {
  contribution: 'form.contribution',
  decision: 'outside.decision',
  dogName: 'team.dog',
  filmTitle: 'form.filmTitle',
  imageAlt: 'news.alt',
  newsMessage: 'news.message',
  newsTitle: 'news.title',
  note: 'users.note',
  reason: 'form.reason',
} as const satisfies Record<DeskText, string>
