import { useTranslation } from 'react-i18next'
import { Editor } from '#app/editor/editor.tsx'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { EDITOR_WINDOW } from './feature.ts'
import styles from './editor.module.css'

/** The window around the editor. */
export function EditorContent({ dog }: Pick<WindowProps, 'dog'>) {
  const { t } = useTranslation('editor')
  return (
    <GameWindow window={EDITOR_WINDOW} title={t('title')} corner="top" className={styles.editor}>
      <Editor dog={dog} />
    </GameWindow>
  )
}
