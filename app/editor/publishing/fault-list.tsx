import { useTranslation } from 'react-i18next'
import { useFaultWords } from '#app/editor/kit/fault-words.ts'
import type { LookContext, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LANGUAGES, LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RowFault } from '#durable/rules/sheets/faults.ts'
import styles from '#app/editor/kit/pane.module.css'

type FaultListProps = {
  look: SheetLook
  context: LookContext
  rows: readonly DraftRow[]
  faults: readonly RowFault[]
  onChoose: (row: string) => void
}

/** What is to be mended in a sheet. Each fault leads to its row. */
export function FaultList({ look, context, rows, faults, onChoose }: FaultListProps) {
  const { t } = useTranslation('editor')
  const wordsOf = useFaultWords()
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => {
        const [id = '', field, part] = fault.at.split('.')
        const row = rows.find((one) => one.id === id)
        const name = row ? look.nameOf(row, context) : id
        const place = [name, field && look.words(field, t).label, part && languageName(part)].filter(Boolean).join(', ')
        return (
          <li key={`${fault.at} ${fault.what}`}>
            <Icon name="report" />
            <span>
              {row ? (
                <button type="button" className={styles.link} onClick={() => onChoose(id)}>
                  {place}
                </button>
              ) : (
                place
              )}{' '}
              {wordsOf(fault)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function languageName(part: string): string {
  const language = LANGUAGES.find((one) => one === part)
  return language ? LANGUAGE_NAMES[language] : part
}
