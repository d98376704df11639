import type { FunctionComponent } from 'react'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'

/** The components of all windows, by the paths of their files. */
const WINDOWS = import.meta.glob<FunctionComponent<WindowProps>>('./*/*-window.tsx', { eager: true, import: 'default' })

/**
 * All windows. Each renders itself while it is open. They are one script, loaded with the first window that is opened
 * (lazy-windows.tsx), together with the texts that only windows have (locales/…/late.ts).
 */
export function AllWindows(props: WindowProps) {
  return Object.entries(WINDOWS).map(([path, Window]) => <Window key={path} {...props} />)
}
