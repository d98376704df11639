import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKept } from './use-kept.ts'
import { Field } from '#app/ui/field.tsx'
import { cutName, NAME_MAX, nameProblem, type NameProblem, trimName } from '#durable/rules/names.ts'

export type NameEntry = {
  /** As it stands in the field. */
  text: string
  /** What is wrong, once somebody wrote or left the field. */
  problem: NameProblem | null
  write: (text: string) => void
  check: () => void
  /** The name to send, or null and the problem is shown. */
  finish: () => string | null
  /** Called when the name was taken: the next visit begins anew. */
  forget: () => void
}

/** A name while it is being written: only allowed letters stay, 14 at most. `key` tells what it is kept as. */
export function useNameEntry(key: string, initial = ''): NameEntry {
  const [text, keep, forget] = useKept(key, initial, isText)
  const [isTouched, setTouched] = useState(false)
  const problem = nameProblem(text)
  return {
    text,
    problem: isTouched ? problem : null,
    write: (written) => {
      keep(cutName(written))
      setTouched(true)
    },
    check: () => setTouched(true),
    finish: () => {
      setTouched(true)
      return problem === null ? trimName(text) : null
    },
    forget,
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && cutName(value) === value
}

type NameFieldProps = { entry: NameEntry; label: ReactNode; name: string; autoComplete?: string; refusal?: ReactNode }

export function NameField({ entry, label, name, autoComplete = 'off', refusal }: NameFieldProps) {
  const { t } = useTranslation('kennel')
  const count = t('name.count', { count: [...entry.text].length, max: NAME_MAX })
  return (
    <Field
      label={label}
      hint={`${t('name.hint')} ${count}`}
      error={entry.problem ? t(`name.${entry.problem}`) : refusal}
      name={name}
      value={entry.text}
      required
      autoComplete={autoComplete}
      autoCapitalize="words"
      spellCheck={false}
      onChange={(event) => entry.write(event.currentTarget.value)}
      onBlur={entry.check}
    />
  )
}
