import { useEffect, useState } from 'react'
import type { FunctionComponent } from 'react'

/**
 * A part of the interface that nobody needs for the first step: its script is fetched when it is asked for. Null until
 * it is there; after `onFailed` it is asked for again by whoever wants it again.
 */
export function useLate<Props>(
  isAsked: boolean,
  fetch: () => Promise<FunctionComponent<Props>>,
  onFailed?: () => void,
): FunctionComponent<Props> | null {
  const [fetched, setFetched] = useState<{ part: FunctionComponent<Props> } | null>(null)
  useEffect(() => {
    if (!isAsked || fetched) return
    let isOver = false
    fetch().then(
      (part) => !isOver && setFetched({ part }),
      () => !isOver && onFailed?.(),
    )
    return () => {
      isOver = true
    }
    // What is fetched, and what becomes of it, is the same from one rendering to the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, fetched])
  return fetched?.part ?? null
}
