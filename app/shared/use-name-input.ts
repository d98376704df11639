import { useState } from 'react'
import type { ChangeEvent, CompositionEvent, FocusEvent } from 'react'
import { rewriteField } from '#app/ui/rewrite-field.ts'
import { typedName } from './typed-name.ts'
import type { TypedName } from './typed-name.ts'

type NameInput = {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => void
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
}

/**
 * The properties of an input whose text is a name. While a keyboard composes a word, the input shows the word as the keyboard
 * has it: one that is changed meanwhile would be inserted a second time.
 */
export function useNameInput(name: string, onType: (typed: TypedName) => void): NameInput {
  /** While a word is composed: the name before it, and the text that is shown. */
  const [composing, setComposing] = useState<{ before: string; shown: string } | null>(null)

  function settle(field: HTMLInputElement) {
    const typed = typedOf(composing?.before ?? name, field)
    setComposing(null)
    rewriteField(field, { text: typed.name, caret: typed.caret })
    onType(typed)
  }

  return {
    value: composing?.shown ?? name,
    onChange: ({ currentTarget: field }) => {
      if (composing === null) return settle(field)
      setComposing({ ...composing, shown: field.value })
      onType(typedOf(composing.before, field))
    },
    onCompositionStart: ({ currentTarget: { value } }) => setComposing({ before: name, shown: value }),
    onCompositionEnd: ({ currentTarget }) => settle(currentTarget),
    // Some keyboards do not report the end of a composition when the field is left.
    onBlur: ({ currentTarget }) => composing && settle(currentTarget),
  }
}

function typedOf(before: string, { value, selectionEnd }: HTMLInputElement): TypedName {
  return typedName(before, { text: value, caret: selectionEnd ?? value.length })
}
