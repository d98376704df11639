import { useEffect, useState } from 'react'
import type { FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { retry } from '#app/game/model/retry.ts'
import type { Namespace } from '#app/i18n.ts'

type LazyOptions = {
  /** Texts that are fetched with the script. */
  texts?: Namespace
  /** What becomes of it where it cannot be had: whoever wants it asks for it again. Without, it is tried again and again. */
  onFailed?: () => void
}

/**
 * A part of the interface that nobody needs for the first step: its script is fetched when it is asked for, and so are the
 * texts that it alone has. Null until all of it is there.
 */
export function useLazy<Props>(
  isAsked: boolean,
  fetch: () => Promise<FunctionComponent<Props>>,
  { texts, onFailed }: LazyOptions = {},
): FunctionComponent<Props> | null {
  const { i18n } = useTranslation()
  const [fetched, setFetched] = useState<{ part: FunctionComponent<Props> } | null>(null)
  useEffect(() => {
    if (!isAsked || fetched) return
    const asking = new AbortController()
    const { signal } = asking
    const fetchAll = async () => {
      const [part] = await Promise.all([fetch(), texts && i18n.loadNamespaces([texts])])
      return part
    }
    retry(fetchAll, { signal, mayHelp: () => onFailed === undefined }).then(
      (part) => !signal.aborted && setFetched({ part }),
      () => !signal.aborted && onFailed?.(),
    )
    return () => asking.abort()
    // What is fetched, and what becomes of it, is the same from one rendering to the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, fetched])
  return fetched?.part ?? null
}
