/** What became of a form that was sent. */
export type FormOutcome = { done: true } | { done: false; code: string; message: string }

/** Does what a form asks for; a rule's no is an outcome, a failure stays one. */
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

/** What the desk throws where the rules say no: an error with a `code`, and a message for people. */
function refusalIn(error: unknown): { code: string; message: string } | null {
  if (!(error instanceof Error) || error.name !== 'Refused' || !('code' in error)) return null
  return { code: String(error.code), message: error.message }
}

/** A field of a form as text; '' where it is missing. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
