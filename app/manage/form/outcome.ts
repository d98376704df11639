import { isDeskText } from '#durable/rules/staff/desk-texts.ts'
import type { DeskText } from '#durable/rules/staff/desk-texts.ts'

/** `misfit` is the text that is too short or too long, if that is why. */
type Refusal = { code: string; message: string; misfit?: DeskText }

/** The outcome of a form. `code`, `message` and `misfit` are those of the refusal. */
export type FormOutcome = { done: true } | ({ done: false } & Refusal)

/** The texts of a form, by the names of its fields. */
export type SentTexts = Readonly<Record<string, string>>

/**
 * The answer of an action of a staff page: the name of the form, its outcome, and after anything but success what was
 * sent. A form that was sent before the scripts of its page were loaded is filled in again with it.
 */
export type FormAnswer = { form: string; outcome: FormOutcome | null; sent: SentTexts | null }

/** The answer to a form that was sent; `outcome` is null where it asked only to see something. */
export function answerTo(form: FormData, outcome: FormOutcome | null): FormAnswer {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  return { form: fieldOf(form, 'form'), outcome, sent: outcome?.done ? null : Object.fromEntries(texts) }
}

/** Runs the work of a form. A refusal of the rules becomes an outcome; any other error is thrown on. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<FormOutcome> {
  try {
    await work()
    return { done: true }
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal === null) throw error
    return { done: false, ...refusal }
  }
}

/** The refusal in an error of the desk (it has a `code`, and a message to show); null for any other error. */
function refusalIn(error: unknown): Refusal | null {
  if (!(error instanceof Error) || error.name !== 'Refused' || !('code' in error)) return null
  const refusal = { code: String(error.code), message: error.message }
  return 'misfit' in error && isDeskText(error.misfit) ? { ...refusal, misfit: error.misfit } : refusal
}

/** A field of a form as text; '' if it is missing. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
