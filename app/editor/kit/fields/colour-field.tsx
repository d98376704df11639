import { useTranslation } from 'react-i18next'
import { shownValue, typedColour } from '#app/editor/kit/typed-value.ts'
import { useTyped } from '#app/editor/kit/use-typed.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './fields.module.css'

const COLOUR = /^#[0-9a-f]{6}$/

/** A colour by its number, or from the chooser of the browser. `fallback` is what an empty field stands for. */
export function ColourField({
  field,
  label,
  hint,
  value,
  was,
  fallback,
  faultAt,
  onType,
  onDone,
}: FieldProps<'colour'> & { fallback: string }) {
  const { t } = useTranslation('editor')
  const [text, change] = useTyped(value, { read: typedColour, onType })
  const chosen = shownValue(value)
  return (
    <FieldFrame
      label={label}
      hint={hint}
      range={'optional' in field ? t('mayBeEmpty') : null}
      was={was === undefined ? null : t('was', { value: shownValue(was) || t('nothing') })}
      fault={faultAt()}
    >
      {(attributes) => (
        <span className={styles.pair}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('choose', { label })}
            value={COLOUR.test(chosen) ? chosen : fallback}
            onChange={(event) => onType(event.currentTarget.value)}
            onBlur={onDone}
          />
          <input
            {...attributes}
            className={styles.input}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={onDone}
          />
        </span>
      )}
    </FieldFrame>
  )
}
