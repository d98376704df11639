import { useTranslation } from 'react-i18next'
import { PrefabsField } from '#app/editor/actions/prefabs-field.tsx'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { BoardField } from '#app/editor/levels/board-field.tsx'
import { PictureField } from '#app/editor/sprites/picture-field.tsx'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RowFault } from '#durable/rules/sheets/faults.ts'
import type { SheetField, SheetFields } from '#durable/rules/sheets/field.ts'
import { ROWS } from './differences.ts'
import { useFaultWords } from './fault-words.ts'
import { ChoiceField } from './fields/choice-field.tsx'
import { ColourField } from './fields/colour-field.tsx'
import { DayField } from './fields/day-field.tsx'
import type { FieldProps } from './fields/field-props.ts'
import { LineField } from './fields/line-field.tsx'
import { NumberField } from './fields/number-field.tsx'
import { SwitchField } from './fields/switch-field.tsx'
import { TextsField } from './fields/text-fields.tsx'
import type { FieldWords } from './sheet-look.ts'
import { shownValue } from './typed-value.ts'
import styles from './row-form.module.css'

type RowFormProps = {
  draft: OpenDraft
  fields: SheetFields
  words: (field: string) => FieldWords
  isShown: (field: string) => boolean
  row: DraftRow
  /** The row as it is published; undefined for a new one. */
  published: DraftRow | undefined
  changed: readonly string[]
  faults: readonly RowFault[]
  /** What an optional colour is where it is empty. */
  fallbackColour: string
}

/** The form of a row, made from the description of its fields. */
export function RowForm({ draft, fields, isShown, ...row }: RowFormProps) {
  const named = Object.entries<SheetField>(fields)
    .filter(([name]) => isShown(name))
    .map(([name, field]) => ({ name, field }))
  const [switches, others] = [true, false].map((isSwitch) =>
    named.filter(({ field }) => (field.kind === 'switch') === isSwitch),
  )
  return (
    <div className={styles.form}>
      {others?.map((one) => (
        <RowField key={one.name} draft={draft} {...one} {...row} />
      ))}
      <div className={styles.switches}>
        {switches?.map((one) => (
          <RowField key={one.name} draft={draft} {...one} {...row} />
        ))}
      </div>
    </div>
  )
}

type RowChoiceProps = FieldProps<'choice'> & Pick<FieldWords, 'options'>

function RowChoice({ field, options = {}, value, was, faultAt, onType, onDone, ...words }: RowChoiceProps) {
  const { t } = useTranslation('editor')
  const wordOf = (one: Json) => options[shownValue(one)] ?? shownValue(one)
  return (
    <ChoiceField
      {...words}
      value={shownValue(value)}
      options={field.of.map((one) => [one, wordOf(one)])}
      was={was === undefined ? null : t('was', { value: wordOf(was) })}
      fault={faultAt()}
      onChoose={(next) => {
        onType(next)
        onDone()
      }}
    />
  )
}

type RowFieldProps = Omit<RowFormProps, 'fields' | 'isShown'> & { name: string; field: SheetField }

function RowField({ draft, name, field, words, row, published, changed, faults, fallbackColour }: RowFieldProps) {
  const wordsOf = useFaultWords()
  const faultAt = (part?: string) => {
    const at = [row.id, name, ...(part === undefined ? [] : [part])].join('.')
    const fault = faults.find((one) => one.at === at)
    return fault ? wordsOf(fault) : null
  }
  const value = row[name]
  const common = {
    ...words(name),
    value,
    was: published && changed.includes(name) ? (published[name] ?? null) : undefined,
    faultAt,
    onType: (is: Json) => draft.type({ kind: 'set', list: ROWS, id: row.id, field: name, was: value ?? null, is }),
    onDone: () => draft.endStep(),
  }
  switch (field.kind) {
    case 'texts':
      return (
        <div className={styles.wide}>
          <TextsField field={field} {...common} />
        </div>
      )
    case 'number':
      return <NumberField field={field} {...common} />
    case 'switch':
      return <SwitchField field={field} {...common} />
    case 'colour':
      return <ColourField field={field} fallback={fallbackColour} {...common} />
    case 'choice':
      return <RowChoice field={field} {...common} />
    case 'day':
      return <DayField field={field} {...common} />
    case 'board':
      return (
        <div className={styles.wide}>
          <BoardField field={field} {...common} />
        </div>
      )
    case 'mark':
      return null
    case 'text':
      return <LineField field={field} {...common} />
    case 'picture':
      return (
        <div className={styles.wide}>
          <PictureField field={field} {...common} />
        </div>
      )
    case 'prefabs':
      return (
        <div className={styles.wide}>
          <PrefabsField field={field} {...common} />
        </div>
      )
    case 'id':
      // It is never changed.
      return null
  }
}
