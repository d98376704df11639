import { useCallback, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { fetchLate } from '#app/shared/late/fetch-late.ts'
import { useStage } from '#app/site/contact.ts'
import type { InstallProps } from './install.tsx'
import { isStandalone } from './surroundings.ts'

const fetchInstall = () => import('./install.tsx').then(({ Install }) => Install)

export type InstallerControl = {
  /** Opens the sheet: at once if it was asked for, or as soon as the site can be installed. */
  open: (why: InstallProps['why']) => void
  /** The sheet while it is open, to be put anywhere on the page. */
  sheet: ReactNode
}

/**
 * The install sheet, which is fetched when it is wanted. null in the app, in an installed app and in the demo park,
 * where nothing is offered [IN2].
 */
export function useInstaller(): InstallerControl | null {
  const isDemo = useStage()
  const [isOutside] = useState(() => !isDemo && appVisit() === null && !isStandalone())
  const [why, setWhy] = useState<InstallProps['why'] | null>(null)
  const [Install, setInstall] = useState<ComponentType<InstallProps> | null>(null)
  const close = useCallback(() => setWhy(null), [])
  const isMissing = why !== null && Install === null
  useEffect(() => {
    if (!isMissing) return
    const asking = new AbortController()
    fetchLate(fetchInstall, asking.signal).then(
      (fetched) => setInstall(() => fetched),
      // It is not wanted any more.
      () => null,
    )
    return () => asking.abort()
  }, [isMissing])
  if (!isOutside) return null
  return { open: setWhy, sheet: Install && why && <Install key={why} why={why} onClose={close} /> }
}
