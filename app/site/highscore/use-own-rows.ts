import type { TadaDocumentNode } from 'gql.tada'
import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import { sessionToken } from '#app/session.ts'

/**
 * First the rows that the server rendered for everybody, then the same rows with the signed-in user's own ones marked.
 * `variables` must keep their identity from one rendering to the next, or each rendering fetches again.
 */
export function useOwnRows<Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  rendered: Result,
): Result {
  const [own, setOwn] = useState<{ of: Result; answer: Result } | null>(null)
  useEffect(() => {
    if (sessionToken() === null) return
    let isWanted = true
    request(document, variables).then(
      (answer) => isWanted && setOwn({ of: rendered, answer }),
      // Without an answer nobody's row is marked.
      () => null,
    )
    return () => {
      isWanted = false
    }
  }, [document, variables, rendered])
  return own?.of === rendered ? own.answer : rendered
}
