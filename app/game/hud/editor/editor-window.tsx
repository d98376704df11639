import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { EDITOR_WINDOW } from './feature.ts'

const fetchContent = () => import('./editor-content.tsx').then(({ EditorContent }) => EditorContent)

/** The editor of administrators; its script is fetched when it is first opened. */
export default function EditorWindow(props: WindowProps) {
  const isOpen = useOpenWindow(EDITOR_WINDOW) !== null
  const Content = useLazy(isOpen, fetchContent, { texts: 'editor' })
  return Content && <Content {...props} />
}
