import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { forgetKept, keepDraft, keptDraft } from '#app/shared/use-kept.ts'
import { draftFor, draftOf, isFormDraft } from './kept-fields.ts'
import type { FilledField, FormDraft } from './kept-fields.ts'
import type { SentTexts } from './outcome.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type KeptForm = { name: string; isDone: boolean; sent: SentTexts | null }

/**
 * Keeps what is typed and chosen in a form of a staff page, over a reload, a refusal, an error and a way out of the page,
 * for as long as the tab is open. `isDone` is whether the server has done what the form asked for: then the draft is gone.
 * `sent` is what the form was sent with, if it was not done: a new page has nothing else of it.
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, { name, isDone, sent }: KeptForm): void {
  const { pathname } = useLocation()
  const { formData, formAction, location, state } = useNavigation()
  const key = `${pathname} ${name}`
  const isSentOn =
    state === 'loading' && formData?.get('form') === name && location.pathname !== formAction?.split('?')[0]

  useEffect(() => {
    if (isDone || isSentOn) forgetKept(key)
  }, [key, isDone, isSentOn])

  useEffect(() => {
    const element = form.current
    if (!element || isDone) return
    const draft = keptOrSent(keptDraft(key), sent, controlsOf(element).map(fieldOf))
    if (!draft) return
    keepDraft(key, draft)
    for (const control of controlsOf(element)) {
      const kept = draftFor(draft, fieldOf(control))
      if (kept === null) continue
      control.value = kept
      for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true
    }
    // Only a form that is new on the page is filled in; later the fields have what staff type.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, key])

  useEffect(() => {
    const element = form.current
    if (!element) return
    const keep = () => {
      const draft = draftOf(controlsOf(element).map(fieldOf))
      if (draft) keepDraft(key, draft)
      else forgetKept(key)
    }
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, key])
}

/** What a new form is filled in with: the draft of this tab, else what the form was sent with; null for nothing. */
function keptOrSent(kept: unknown, sent: SentTexts | null, fields: readonly FilledField[]): FormDraft | null {
  if (isFormDraft(kept)) return kept
  return sent && draftOf(fields.map((field) => ({ ...field, now: sent[field.name] ?? field.before })))
}

/** The controls that staff fill in; hidden ones say what a form is about. */
function controlsOf(form: HTMLFormElement): Control[] {
  const typed = [...form.querySelectorAll('input'), ...form.querySelectorAll('textarea')]
  const all: Control[] = [...typed, ...form.querySelectorAll('select')]
  return all.filter(({ name, type }) => name !== '' && type !== 'hidden')
}

function fieldOf(control: Control): FilledField {
  return { name: control.name, before: valueBefore(control), now: control.value }
}

function valueBefore(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
