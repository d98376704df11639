import { useEffect, useState } from 'react'
import type { FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from '#app/i18n.ts'
import { fetchLate } from '#app/shared/late/fetch-late.ts'

type LazyOptions = {
  /** Texts that are loaded with the script. */
  texts?: Namespace
}

/**
 * Loads a part of the interface that is not needed for the first frame: its script, and the texts that only it uses. Null
 * until both are loaded, which is tried for as long as the part is asked for.
 */
export function useLazy<Props>(
  isAsked: boolean,
  fetch: () => Promise<FunctionComponent<Props>>,
  { texts }: LazyOptions = {},
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
    fetchLate(fetchAll, signal).then(
      (part) => !signal.aborted && setFetched({ part }),
      // It is not asked for any more.
      () => null,
    )
    return () => asking.abort()
    // The loader is the same in every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, fetched])
  return fetched?.part ?? null
}
