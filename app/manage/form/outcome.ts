/** What became of a form that was sent. */
export type Outcome = { done: true } | { done: false; code: string; message: string }

/** Does what a form asks for; a rule's no is an outcome, a failure stays one. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work()
    return { done: true }
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal === null) throw error
    return { done: false, ...refusal }
  }
}

/** A GraphQL error that a rule made: with a code that is not of our own faults. */
function refusalIn(error: unknown): { code: string; message: string } | null {
  if (!(error instanceof Error) || !('extensions' in error)) return null
  const { extensions } = error
  if (typeof extensions !== 'object' || extensions === null || !('code' in extensions)) return null
  const { code } = extensions
  return typeof code === 'string' && code !== 'internal' ? { code, message: error.message } : null
}

/** A field of a form as text; '' where it is missing. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
