import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ListedDraft } from '#app/editor/drafts/draft-server.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './draft-bar.module.css'

/** For how long after their last edit somebody counts as being at work, ms. */
const AT_WORK_MS = 5 * 60_000

type DraftBarProps = {
  draft: OpenDraft
  /** How many rows differ from what is published, and how many faults there are. */
  changes: number
  faults: number
  /** What is counted: the rows of a sheet, or what differs in a room. */
  counted?: 'changes' | 'differences'
  head: ListedDraft | null
  username: string
  /** What is shown beside the list of what one can open from here; null for none of it. */
  open: BarPane | null
  onOpen: (pane: BarPane | null) => void
}

/** What the bar opens. */
export type BarPane = 'comparison' | 'history' | 'publishing'

/** What becomes of the draft: how much of it there is, whether it is saved, who else works on it. */
export function DraftBar({ draft, changes, faults, counted = 'changes', head, username, open, onOpen }: DraftBarProps) {
  const { t } = useTranslation('editor')
  const line = useLine(draft)
  const trouble = useStore(draft.state, (state) => state.trouble)
  const canUndo = useStore(draft.state, ({ editing, typed }) => editing.done.length + typed.length > 0)
  const canRedo = useStore(draft.state, ({ editing }) => editing.undone.length > 0)
  const other = head && head.by !== username && Date.now() - Date.parse(head.at) < AT_WORK_MS ? head.by : null
  const counts = [
    changes > 0 && t(`bar.${counted}`, { count: changes }),
    faults > 0 && t('bar.faults', { count: faults }),
  ].filter((words) => words !== false)
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <p>
          <b>{counts.length > 0 ? counts.join(', ') : t('bar.none')}</b> {changes > 0 && t('bar.kept')}
        </p>
        <div role="status">
          {trouble && trouble.kind !== 'away' && (
            <p className={styles.trouble}>
              <Icon name="danger" />
              <span>{trouble.message ?? t(`trouble.${trouble.kind}`)}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.keys}>
        <Button size="small" icon="previous" disabled={!canUndo} onClick={() => draft.undo()}>
          {t('undo')}
        </Button>
        <Button size="small" icon="next" disabled={!canRedo} onClick={() => draft.redo()}>
          {t('redo')}
        </Button>
        <Key
          pane="comparison"
          words={t('compare.open')}
          isPossible={changes + faults > 0}
          open={open}
          onOpen={onOpen}
        />
        <Key pane="history" words={t('history.open')} isPossible open={open} onOpen={onOpen} />
        <Key pane="publishing" words={t('publish.open')} isPossible={changes > 0} open={open} onOpen={onOpen} />
        <p className={styles.line} data-line={line}>
          <Icon name={line === 'saved' ? 'check' : line === 'away' ? 'danger' : 'clock'} />
          <span role="status">{t(`line.${line}`)}</span>
          {other !== null && <span className={styles.other}>{t('bar.other', { name: other })}</span>}
        </p>
      </div>
    </div>
  )
}

type KeyProps = Pick<DraftBarProps, 'open' | 'onOpen'> & { pane: BarPane; words: string; isPossible: boolean }

function Key({ pane, words, isPossible, open, onOpen }: KeyProps) {
  const isOpen = open === pane
  return (
    <Button
      size="small"
      kind={pane === 'publishing' && !isOpen ? 'primary' : 'secondary'}
      aria-pressed={isOpen}
      disabled={!isPossible && !isOpen}
      onClick={() => onOpen(isOpen ? null : pane)}
    >
      {words}
    </Button>
  )
}

/** What is said of the line to the server. */
function useLine(draft: OpenDraft): 'none' | 'saved' | 'typing' | 'saving' | 'away' {
  return useStore(draft.state, ({ draft: id, editing, typed, isSaving, trouble }) => {
    if (trouble?.kind === 'away') return 'away'
    if (isSaving || editing.pending.length > 0) return 'saving'
    if (typed.length > 0) return 'typing'
    return id === null ? 'none' : 'saved'
  })
}
