import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypedName } from '#app/shared/typed-name.ts'
import { useKept } from '#app/shared/use-kept.ts'
import { useNameInput } from '#app/shared/use-name-input.ts'
import { Field } from '#app/ui/field.tsx'
import { cutName, NAME_MAX, nameProblem, trimName } from '#durable/rules/names.ts'
import type { NameProblem } from '#durable/rules/names.ts'

export type NameEntry = {
  /** The text of the field. */
  text: string
  /** What is wrong with it; null until the user has typed in the field or left it. */
  problem: NameProblem | null
  /** What of the last edit is not in the text; null if all of it is. */
  leftOut: Pick<TypedName, 'refused' | 'isFull'> | null
  type: (typed: TypedName) => void
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
  const [leftOut, setLeftOut] = useState<NameEntry['leftOut']>(null)
  const problem = nameProblem(text)
  return {
    text,
    problem: isTouched ? problem : null,
    leftOut,
    type: ({ name, refused, isFull }) => {
      keep(name)
      setTouched(true)
      setLeftOut(refused !== '' || isFull ? { refused, isFull } : null)
    },
    write: (written) => {
      keep(cutName(written))
      setTouched(true)
      setLeftOut(null)
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
  const input = useNameInput(entry.text, entry.type)
  const count = t('name.count', { count: [...entry.text].length, max: NAME_MAX })
  return (
    <Field
      {...input}
      label={label}
      hint={`${t('name.hint')} ${count}`}
      note={entry.leftOut && <LeftOut {...entry.leftOut} />}
      // Who has just typed something else is told that letters are left out, not yet that none are there.
      error={entry.problem && !entry.leftOut ? t(`name.${entry.problem}`) : refusal}
      name={name}
      required
      autoComplete={autoComplete}
      autoCapitalize="words"
      spellCheck={false}
      onBlur={(event) => {
        input.onBlur(event)
        entry.check()
      }}
    />
  )
}

function LeftOut({ refused }: { refused: string }) {
  const { t } = useTranslation('kennel')
  return refused === '' ? t('name.full', { max: NAME_MAX }) : t('name.refused', { letters: refused })
}
