import { useStore } from 'zustand'
import type { WindowsProps } from './all-windows.tsx'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useWindows } from './use-windows.ts'

const fetchWindows = () => import('./all-windows.tsx').then(({ AllWindows }) => AllWindows)

/** Their script is fetched when the first one is opened. */
export function LazyWindows(props: WindowsProps) {
  const windows = useWindows()
  const isAsked = useStore(windows.state, ({ open }) => open.length > 0)
  // Opened again, it is fetched again.
  const Fetched = useLazy<WindowsProps>(isAsked, fetchWindows, () => windows.closeAll())
  return Fetched && <Fetched {...props} />
}
