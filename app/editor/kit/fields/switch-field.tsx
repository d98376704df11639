import { useTranslation } from 'react-i18next'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './fields.module.css'

export function SwitchField({ label, hint, value, was, faultAt, onType, onDone }: FieldProps<'switch'>) {
  const { t } = useTranslation('editor')
  return (
    <FieldFrame
      hint={hint}
      was={was === undefined ? null : t('was', { value: t(was === true ? 'on' : 'off') })}
      fault={faultAt()}
    >
      {(attributes) => (
        <label className={styles.switch}>
          <input
            {...attributes}
            type="checkbox"
            checked={value === true}
            onChange={(event) => {
              onType(event.currentTarget.checked)
              onDone()
            }}
          />
          {label}
        </label>
      )}
    </FieldFrame>
  )
}
