import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { Button } from '#app/ui/button.tsx'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { SheetField } from '#durable/rules/sheets/field.ts'
import { PERCENT, changesByPercent } from './bulk-change.ts'
import { DigitsInput } from './fields/digits-input.tsx'
import { FieldFrame } from './fields/field-frame.tsx'
import type { LookContext, SheetLook } from './sheet-look.ts'
import { shownValue, typedNumber } from './typed-value.ts'
import styles from './pane.module.css'

type BulkProps = {
  draft: OpenDraft
  look: SheetLook
  context: LookContext
  name: string
  field: SheetField & { kind: 'number' }
  /** The rows that the list shows. */
  rows: readonly DraftRow[]
  onDone: () => void
}

/** A number in many rows by per cent: what would come of it stands below, and nothing is done before the key is pressed. */
export function Bulk({ draft, look, context, name, field, rows, onDone }: BulkProps) {
  const { t } = useTranslation('editor')
  const titleId = useId()
  const [text, setText] = useState('10')
  const percent = typedNumber(text)
  const isSound = typeof percent === 'number' && percent >= PERCENT.min && percent <= PERCENT.max
  const changes = isSound ? changesByPercent(rows, { name, field, percent }) : []
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id)
    return row ? look.nameOf(row, context) : id
  }
  const { label } = look.words(name, t)
  return (
    <section className={styles.pane} aria-labelledby={titleId}>
      <h4 id={titleId}>{t('bulk.title', { label })}</h4>
      <p>{t('bulk.which', { count: rows.length })}</p>
      <FieldFrame
        label={t('bulk.percent')}
        range={t('bulk.range', PERCENT)}
        fault={isSound ? null : t('bulk.unsound', PERCENT)}
      >
        {(attributes) => <DigitsInput attributes={attributes} text={text} onType={setText} />}
      </FieldFrame>
      <p role="status">{t('bulk.tried', { count: changes.length })}</p>
      <div className={styles.keys}>
        <Button size="small" onClick={onDone}>
          {t('back')}
        </Button>
        <Button
          size="small"
          kind="primary"
          disabled={changes.length === 0}
          onClick={() => {
            draft.make(changes)
            onDone()
          }}
        >
          {t('bulk.do', { count: changes.length })}
        </Button>
      </div>
      {changes.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('compare.what')}</th>
              <th scope="col">{t('bulk.now')}</th>
              <th scope="col">{t('bulk.then')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, was, is }) => (
              <tr key={id}>
                <th scope="row">{nameOf(id)}</th>
                <td>{shownValue(was)}</td>
                <td>
                  <b>{shownValue(is)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
