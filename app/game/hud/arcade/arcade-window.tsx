import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { ARCADE_WINDOW } from './feature.ts'

const fetchContent = () => import('./arcade-content.tsx').then(({ ArcadeContent }) => ArcadeContent)

/** The card of the cabinets; its script is fetched when it is first opened. */
export default function ArcadeWindow(props: WindowProps) {
  const isOpen = useOpenWindow(ARCADE_WINDOW) !== null
  const Content = useLazy<WindowProps>(isOpen, fetchContent, { texts: 'arcade' })
  return Content && <Content {...props} />
}
