import { useEffect, useState } from 'react'
import type { FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { retry } from '#app/game/model/retry.ts'
import type { Namespace } from '#app/i18n.ts'

type LazyOptions = {
  /** Texts that are loaded with the script. */
  texts?: Namespace
  /** Called when loading fails; the caller decides when to load again. Without it, loading is tried again and again. */
  onFailed?: () => void
}

/**
 * Loads a part of the interface that is not needed for the first frame: its script, and the texts that only it uses. Null
 * until both are loaded.
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
    // The loader and its callback are the same in every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, fetched])
  return fetched?.part ?? null
}
