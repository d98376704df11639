import { useTranslation } from 'react-i18next'
import { shownValue, typedNumber } from '#app/editor/kit/typed-value.ts'
import { useTyped } from '#app/editor/kit/use-typed.ts'
import { DigitsInput } from './digits-input.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'

export function NumberField({ field, label, hint, value, was, faultAt, onType, onDone }: FieldProps<'number'>) {
  const { t, i18n } = useTranslation('editor')
  const [text, change] = useTyped(value, { read: typedNumber, onType })
  const { min, max, unit } = field
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <FieldFrame
      label={label}
      hint={hint}
      range={t('range', { unit: t(`unit.${unit}`), min: format.format(min), max: format.format(max) })}
      was={was === undefined ? null : t('was', { value: shownValue(was) || t('nothing') })}
      fault={faultAt()}
    >
      {(attributes) => <DigitsInput attributes={attributes} text={text} onType={change} onDone={onDone} />}
    </FieldFrame>
  )
}
