import { useTranslation } from 'react-i18next'
import { REASON_MAX, REASON_MIN, isReason } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { FieldFrame } from './fields/field-frame.tsx'
import styles from './fields/fields.module.css'

type ReasonFieldProps = {
  reason: string
  /** Where it will stand. */
  hint: string
  /** Whether it is said that the reason is unsound. */
  isTried: boolean
  onReason: (reason: string) => void
}

/** Asks why, for the staff log. */
export function ReasonField({ reason, hint, isTried, onReason }: ReasonFieldProps) {
  const { t } = useTranslation('editor')
  const limits = { min: REASON_MIN, max: REASON_MAX }
  return (
    <FieldFrame
      label={t('reason.why')}
      range={t('reason.range', limits)}
      hint={hint}
      fault={isTried && !isSoundReason(reason) ? t('reason.unsound', limits) : null}
    >
      {(attributes) => (
        <input
          {...attributes}
          className={styles.input}
          autoComplete="off"
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}

/** Whether the server takes this reason. */
export function isSoundReason(reason: string): boolean {
  return isReason(cleanText(reason), 'other')
}
