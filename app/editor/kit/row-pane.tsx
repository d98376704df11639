import { useTranslation } from 'react-i18next'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RowFault } from '#durable/rules/sheets/faults.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { RowForm } from './row-form.tsx'
import type { LookContext, RowDeskProps, SheetLook } from './sheet-look.ts'
import styles from './row-pane.module.css'

type RowPaneProps = Pick<RowDeskProps, 'rows' | 'onTry'> & {
  draft: OpenDraft
  look: SheetLook
  context: LookContext
  row: DraftRow
  /** The row as it is published; undefined for a new one. */
  published: DraftRow | undefined
  changed: readonly string[]
  faults: readonly RowFault[]
  /** The username of who else has changed the row last, while it was open here. */
  other: string | undefined
  onDrop: () => void
  onGive: () => void
}

/** A row of a sheet: its form, how it looks in the park, and what can be done with it. */
export function RowPane({
  draft,
  look,
  context,
  row,
  rows,
  published,
  changed,
  faults,
  other,
  onDrop,
  onGive,
  onTry,
}: RowPaneProps) {
  const { t } = useTranslation('editor')
  return (
    <>
      {other !== undefined && (
        <p className={styles.other}>
          <Icon name="info" />
          <span>{t('otherRow', { name: other })}</span>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.fields}>
          <RowForm
            draft={draft}
            fields={SHEETS[look.sheet].fields}
            words={(field) => look.words(field, t)}
            isShown={(field) => look.hasField?.(row, field) ?? true}
            row={row}
            published={published}
            changed={changed}
            faults={faults}
            fallbackColour={look.fallbackColourOf(row)}
          />
          {look.newRow && (
            <div>
              <Button size="small" onClick={onDrop}>
                {t('dropRow')}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.preview}>
          {look.previewOf(row, context)}
          {look.Desk && <look.Desk draft={draft} row={row} rows={rows} onTry={onTry} />}
          {published && look.mayBeGiven(published) && (
            <div>
              <Button size="small" icon="gift" onClick={onGive}>
                {t('give.open')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
