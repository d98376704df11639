import { type DeskText, isDeskText } from '#durable/rules/staff/desk-texts.ts'

/** `misfit` is the text that is too short or too long, if that is why. */
type Refusal = { code: string; message: string; misfit?: DeskText }

/** The outcome of a form. `code`, `message` and `misfit` are those of the refusal. */
export type FormOutcome = { done: true } | ({ done: false } & Refusal)

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
