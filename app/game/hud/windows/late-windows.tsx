import { useEffect, useState } from 'react'
import type { FunctionComponent } from 'react'
import { useStore } from 'zustand'
import type { WindowsProps } from './all-windows.tsx'
import { useWindows } from './use-windows.ts'

/** Nobody needs a window for the first step: their script is fetched when the first one is opened. */
export function LateWindows(props: WindowsProps) {
  const windows = useWindows()
  const isAsked = useStore(windows.state, ({ open }) => open.some(({ name }) => name !== 'map'))
  const [Fetched, setFetched] = useState<FunctionComponent<WindowsProps> | null>(null)
  useEffect(() => {
    if (!isAsked || Fetched) return
    let isOver = false
    import('./all-windows.tsx').then(
      ({ AllWindows }) => !isOver && setFetched(() => AllWindows),
      // Opened again, it is fetched again.
      () => windows.closeAll(),
    )
    return () => {
      isOver = true
    }
  }, [isAsked, Fetched, windows])
  return Fetched && <Fetched {...props} />
}
