import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { firstFault } from './first-fault.ts'
import type { FieldFault, TextControl } from './first-fault.ts'

/** Something that a form lacks besides what the attributes of its fields demand. */
export type Lack = { control: TextControl; text: string }

type FormCheck = {
  /** What the form lacks, in the language of the desk; null if nothing, or if it was not sent yet. */
  lack: string | null
  /** The handlers of the form, which is `noValidate`. */
  handlers: { onSubmit: (event: FormEvent<HTMLFormElement>) => void; onInput: () => void }
}

/** Keeps a form from being sent while it lacks something, says what, and puts the focus there. */
export function useFormCheck(lackOf?: (form: HTMLFormElement) => Lack | null): FormCheck {
  const { t } = useTranslation('manage')
  const [lack, setLack] = useState<string | null>(null)

  function textOf(fault: FieldFault): string {
    const field = fault.control.labels?.[0]?.textContent ?? ''
    if (fault.kind === 'missing') return t('form.missing', { field })
    return fault.kind === 'wrong' ? t('form.wrong') : t(`form.${fault.kind}`, { ...fault, field })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const { nativeEvent } = event
    const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : null
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return
    const fault = firstFault(form)
    const found = lackOf?.(form) ?? (fault && { control: fault.control, text: textOf(fault) })
    setLack(found?.text ?? null)
    if (!found) return
    event.preventDefault()
    const { control } = found
    for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    control.focus()
  }

  return { lack, handlers: { onSubmit, onInput: () => setLack(null) } }
}
