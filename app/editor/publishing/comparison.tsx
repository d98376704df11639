import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { ROWS, differencesOf, rowsOf } from '#app/editor/kit/differences.ts'
import type { LookContext, SheetLook } from '#app/editor/kit/sheet-look.ts'
import type { RowFault } from '#durable/rules/sheets/faults.ts'
import { Changes } from './changes.tsx'
import { Dropping } from './dropping.tsx'
import { FaultList } from './fault-list.tsx'
import styles from '#app/editor/kit/pane.module.css'

type ComparisonProps = {
  draft: OpenDraft
  look: SheetLook
  context: LookContext
  faults: readonly RowFault[]
  onChoose: (row: string) => void
}

/** What is wrong with the draft, and what differs from what is published. Here it can be dropped. */
export function Comparison({ draft, look, context, faults, onChoose }: ComparisonProps) {
  const { t } = useTranslation('editor')
  const { shown, published, draft: id } = useStore(draft.state)
  return (
    <div className={styles.pane}>
      {faults.length > 0 && (
        <section>
          <h4>{t('compare.faults')}</h4>
          <FaultList look={look} context={context} rows={rowsOf(shown)} faults={faults} onChoose={onChoose} />
        </section>
      )}
      <section>
        <h4>{t('compare.title')}</h4>
        <Changes
          look={look}
          context={context}
          before={published}
          after={shown}
          onChoose={onChoose}
          onPutBack={(row, at) => draft.make([{ kind: 'put', list: ROWS, at, row }])}
        />
      </section>
      {id !== null && <Dropping draft={draft} count={differencesOf(published, shown).count} />}
    </div>
  )
}
