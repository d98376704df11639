import { useState } from 'react'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import { shownValue } from './typed-value.ts'

/**
 * The text of a field while it is typed: "12," is not yet the number that it will be. As soon as the value is another one than
 * that which was typed, the text of the value is shown.
 */
export function useTyped(
  value: Json | undefined,
  { read, onType }: { read: (text: string) => Json; onType: (value: Json) => void },
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<{ text: string; value: Json } | null>(null)
  const change = (text: string) => {
    const next = read(text)
    setTyped({ text, value: next })
    onType(next)
  }
  return [typed && typed.value === (value ?? null) ? typed.text : shownValue(value), change]
}
