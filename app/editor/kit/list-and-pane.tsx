import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import styles from '#app/editor/editor.module.css'

type ListAndPaneProps = {
  root: RefObject<HTMLDivElement | null>
  /** On a narrow screen the list and what stands beside it are two steps. */
  isInList: boolean
  onToList: () => void
  /** The list, and the keys below it. */
  list: ReactNode
  listKeys: ReactNode
  /** What becomes of the draft. */
  bar: ReactNode
  /** What is taken back and done again by keys; null for nothing. */
  draft: { undo: () => void; redo: () => void } | null
  children: ReactNode
}

/** A list, what stands beside it, and the bar of the draft below that. Escape leads back to the list. */
export function ListAndPane({ root, isInList, onToList, list, listKeys, bar, draft, children }: ListAndPaneProps) {
  const { t } = useTranslation('editor')
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !draft || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    const isUndo = key === 'z' && !event.shiftKey
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isUndo && !isRedo) return
    event.preventDefault()
    if (isUndo) draft.undo()
    else draft.redo()
  }
  const toListByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onToList()
  }
  return (
    <div ref={root} className={styles.sheet} data-step={isInList ? 'list' : 'pane'} onKeyDown={onKey}>
      <div className={styles.side}>
        {list}
        {listKeys && <div className={styles.sideKeys}>{listKeys}</div>}
      </div>
      <div className={styles.main}>
        <div className={styles.pane} onKeyDown={toListByKey}>
          <div className={styles.toList}>
            <Button size="small" icon="left" onClick={onToList}>
              {t('toList')}
            </Button>
          </div>
          {children}
        </div>
        {bar}
      </div>
    </div>
  )
}
