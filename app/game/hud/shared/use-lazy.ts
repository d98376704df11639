import { useEffect, useState } from 'react'
import type { FunctionComponent } from 'react'
import { retry } from '#app/game/model/retry.ts'

/**
 * A part of the interface that nobody needs for the first step: its script is fetched when it is asked for. Null until
 * it is there. It is tried again and again; where there is an `onFailed`, once: whoever wants it asks for it again.
 */
export function useLazy<Props>(
  isAsked: boolean,
  fetch: () => Promise<FunctionComponent<Props>>,
  onFailed?: () => void,
): FunctionComponent<Props> | null {
  const [fetched, setFetched] = useState<{ part: FunctionComponent<Props> } | null>(null)
  useEffect(() => {
    if (!isAsked || fetched) return
    const asking = new AbortController()
    const { signal } = asking
    retry(fetch, { signal, mayHelp: () => onFailed === undefined }).then(
      (part) => !signal.aborted && setFetched({ part }),
      () => !signal.aborted && onFailed?.(),
    )
    return () => asking.abort()
    // What is fetched, and what becomes of it, is the same from one rendering to the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, fetched])
  return fetched?.part ?? null
}
