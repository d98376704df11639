import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { Button } from '#app/ui/button.tsx'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import { faultsIn } from '#durable/rules/sheets/faults.ts'
import { ROWS } from './differences.ts'
import { FieldFrame } from './fields/field-frame.tsx'
import fields from './fields/fields.module.css'

type NewRowProps = {
  draft: OpenDraft
  rows: readonly DraftRow[]
  newRow: (id: string) => DraftRow
  onMade: (id: string) => void
  onLeave: () => void
}

/** Asks for the key of a new row, which it keeps for ever. */
export function NewRow({ draft, rows, newRow, onMade, onLeave }: NewRowProps) {
  const { t } = useTranslation('editor')
  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  const id = text.trim().toLowerCase()
  const fault = faultOf(id, rows)
  const make = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (fault) return
    draft.make([{ kind: 'put', list: ROWS, at: rows.length, row: newRow(id) }])
    onMade(id)
  }
  return (
    <form className={fields.newRow} onSubmit={make}>
      <FieldFrame label={t('new.key')} hint={t('new.hint')} fault={isLeft && fault ? t(`new.${fault}`) : null}>
        {(attributes) => (
          <input
            {...attributes}
            className={fields.input}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <div className={fields.keys}>
        <Button size="small" onClick={onLeave}>
          {t('back')}
        </Button>
        <Button size="small" kind="primary" type="submit">
          {t('new.make')}
        </Button>
      </div>
    </form>
  )
}

function faultOf(id: string, rows: readonly DraftRow[]): 'unsound' | 'twice' | null {
  if (faultsIn({ id: { kind: 'id' } }, { id }).length > 0) return 'unsound'
  return rows.some((row) => row.id === id) ? 'twice' : null
}
