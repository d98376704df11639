import { useTranslation } from 'react-i18next'
import { shownValue, typedText } from '#app/editor/kit/typed-value.ts'
import { useTyped } from '#app/editor/kit/use-typed.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './fields.module.css'

/** A text in one language, or a name. One that may be absent is so while nothing is typed. */
export function LineField({ field, label, hint, value, was, faultAt, onType, onDone }: FieldProps<'text'>) {
  const { t } = useTranslation('editor')
  const read = (typed: string) => typedText(typed) || (field.optional ? null : '')
  const [text, change] = useTyped(value, { read, onType })
  return (
    <FieldFrame
      label={label}
      hint={hint}
      range={t('letters', { length: [...text].length, max: field.max })}
      was={was === undefined ? null : t('was', { value: shownValue(was) || t('nothing') })}
      fault={faultAt()}
    >
      {(attributes) => (
        <input
          {...attributes}
          className={styles.input}
          value={text}
          autoComplete="off"
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={onDone}
        />
      )}
    </FieldFrame>
  )
}
