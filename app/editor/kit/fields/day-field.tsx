import { useTranslation } from 'react-i18next'
import { shownValue } from '#app/editor/kit/typed-value.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './fields.module.css'

/** A day of Oslo, or none. */
export function DayField({ label, hint, value, was, faultAt, onType, onDone }: FieldProps<'day'>) {
  const { t } = useTranslation('editor')
  return (
    <FieldFrame
      label={label}
      range={t('mayBeEmpty')}
      hint={hint}
      was={was === undefined ? null : t('was', { value: shownValue(was) || t('nothing') })}
      fault={faultAt()}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          className={styles.input}
          value={shownValue(value)}
          onChange={(event) => onType(event.currentTarget.value || null)}
          onBlur={onDone}
        />
      )}
    </FieldFrame>
  )
}
