import { useTranslation } from 'react-i18next'
import { typedText } from '#app/editor/kit/typed-value.ts'
import { useTyped } from '#app/editor/kit/use-typed.ts'
import { Flag } from '#app/ui/flag.tsx'
import { LANGUAGES, LANGUAGE_NAMES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { SheetField } from '#durable/rules/sheets/field.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './fields.module.css'

/** A text in each of the four languages. */
export function TextsField({ field, label, value, was, faultAt, onType, onDone }: FieldProps<'texts'>) {
  const texts = textsIn(value)
  return (
    <fieldset className={styles.texts}>
      <legend>{label}</legend>
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          language={language}
          field={field}
          value={texts[language] ?? ''}
          was={was === undefined ? undefined : textsIn(was)[language]}
          fault={faultAt(language)}
          onType={(text) => onType({ ...texts, [language]: text })}
          onDone={onDone}
        />
      ))}
    </fieldset>
  )
}

type TextInputProps = {
  language: Language
  field: SheetField & { kind: 'texts' }
  value: string
  was: string | undefined
  fault: string | null
  onType: (text: Json) => void
  onDone: () => void
}

function TextInput({ language, field: { max }, value, was, fault, onType, onDone }: TextInputProps) {
  const { t } = useTranslation('editor')
  const [text, change] = useTyped(value, { read: typedText, onType })
  return (
    <FieldFrame
      label={
        <>
          <Flag language={language} label="" />
          <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
        </>
      }
      range={t('letters', { length: [...value].length, max })}
      was={was !== undefined && was !== value ? t('was', { value: was || t('nothing') }) : null}
      fault={fault}
    >
      {(attributes) => (
        <input
          {...attributes}
          className={styles.input}
          lang={LANGUAGE_TAGS[language]}
          value={text}
          autoComplete="off"
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={onDone}
        />
      )}
    </FieldFrame>
  )
}

function textsIn(value: Json | undefined): Partial<Record<Language, string>> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = value[language]
      return typeof text === 'string' ? [[language, text]] : []
    }),
  )
}
