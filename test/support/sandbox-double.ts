/**
 * Answers a run in place of the sandbox: what stands in the code after a "//", as JSON, is the outcome, or a part of one. Code
 * without it is not answered.
 */
export function doubleOutcome(asked: string): Response {
  const { code } = JSON.parse(asked) as { code: string }
  const told = /\/\/(.*)$/s.exec(code)?.[1]
  if (told === undefined) return new Response(null, { status: 503 })
  return new Response(JSON.stringify({ effects: [], printed: [], failure: null, ...(JSON.parse(told) as object) }))
}
