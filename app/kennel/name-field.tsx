import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKept } from '#app/shared/use-kept.ts'
import { Field } from '#app/ui/field.tsx'
import { cutName, NAME_MAX, nameProblem, type NameProblem, trimName } from '#durable/rules/names.ts'

export type NameEntry = {
  /** The text of the field. */
  text: string
  /** What is wrong with it; null until the user has typed in the field or left it. */
  problem: NameProblem | null
  write: (text: string) => void
  check: () => void
  /** Returns the name to send; if it is not valid, returns null and shows the problem. */
  finish: () => string | null
  /** Deletes the stored text, once the server has accepted the name. */
  forget: () => void
}

/**
 * The state of a name field. Only allowed letters stay, 14 at most. The text is stored under `key`, so that it outlives
 * a reload.
 */
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
