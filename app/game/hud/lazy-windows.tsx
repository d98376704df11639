import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'

const fetchWindows = () => import('./all-windows.tsx').then(({ AllWindows }) => AllWindows)

/** Fetches the script of all windows and their texts when the first one is opened. */
export function LazyWindows(props: WindowProps) {
  const windows = useWindows()
  const isAsked = useStore(windows.state, ({ open }) => open.length > 0)
  const Fetched = useLazy<WindowProps>(isAsked, fetchWindows, { texts: 'late' })
  return Fetched && <Fetched {...props} />
}
