import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { differencesOf, rowsOf } from '#app/editor/kit/differences.ts'
import type { EditorTexts, LookContext, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { shownValue } from '#app/editor/kit/typed-value.ts'
import { SmallBoard } from '#app/editor/levels/piece-picture.tsx'
import { LANGUAGES, LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { DraftDoc, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { SheetFields } from '#durable/rules/sheets/field.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import styles from '#app/editor/kit/pane.module.css'

type ChangesProps = {
  look: SheetLook
  context: LookContext
  before: DraftDoc
  after: DraftDoc
  /** What stands above the values; by default that they are published, and of the draft. */
  words?: { before: string; after: string }
  /** Goes to the form of a row. */
  onChoose?: (row: string) => void
  /** Puts a row back that was there before, at its place among those. */
  onPutBack?: (row: DraftRow, at: number) => void
}

/** The list of changes in words: the fields that differ, and the rows that are new or gone. */
export function Changes({ look, context, before, after, words, onChoose, onPutBack }: ChangesProps) {
  const { t } = useTranslation('editor')
  const [rowsBefore, rows] = [rowsOf(before), rowsOf(after)]
  const { changed, added, dropped, moved, count } = differencesOf(before, after)
  const nameOf = (id: string) => {
    const row = [...rows, ...rowsBefore].find((one) => one.id === id)
    return row ? look.nameOf(row, context) : id
  }
  const described: SheetFields = SHEETS[look.sheet].fields
  const isRead = (field: string) => described[field]?.kind !== 'mark'
  const lines = [...changed].flatMap(([id, fields]) =>
    fields.filter(isRead).flatMap((field) => {
      const [is, was] = [rows, rowsBefore].map((list) =>
        shownIn(
          described,
          field,
          list.find((one) => one.id === id),
        ),
      )
      return partsOf(is, was, t).map((part) => ({ id, field, ...part }))
    }),
  )
  if (count === 0) return <p>{t('bar.none')}</p>
  return (
    <>
      {lines.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('compare.what')}</th>
              <th scope="col">{words?.before ?? t('compare.published')}</th>
              <th scope="col">{words?.after ?? t('compare.draft')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, field, part, was, is }) => (
              <tr key={`${id} ${field} ${part ?? ''}`}>
                <th scope="row">
                  {onChoose ? (
                    <button type="button" className={styles.link} onClick={() => onChoose(id)}>
                      {nameOf(id)}
                    </button>
                  ) : (
                    nameOf(id)
                  )}
                  <small>{[look.words(field, t).label, part].filter(Boolean).join(', ')}</small>
                </th>
                <td>{was}</td>
                <td>
                  <b>{is}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className={styles.others}>
        {[...added].map((id) => (
          <li key={id}>
            {t('compare.added', { name: nameOf(id) })}{' '}
            {onChoose && (
              <button type="button" className={styles.link} onClick={() => onChoose(id)}>
                {t('compare.look')}
              </button>
            )}
          </li>
        ))}
        {[...moved].map((id) => (
          <li key={id}>{t('compare.moved', { name: nameOf(id) })}</li>
        ))}
        {dropped.map((row) => (
          <li key={row.id}>
            {t('compare.dropped', { name: nameOf(row.id) })}{' '}
            {onPutBack && (
              <button type="button" className={styles.link} onClick={() => onPutBack(row, rowsBefore.indexOf(row))}>
                {t('compare.putBack')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The parts of a value that differ, in words: of a text those languages, of another value all of it. */
function partsOf(is: Json | undefined, was: Json | undefined, t: EditorTexts) {
  if (!isRecord(is) || !isRecord(was)) return [{ part: null, was: inWords(was, t), is: inWords(is, t) }]
  return LANGUAGES.filter((language) => is[language] !== was[language]).map((language) => ({
    part: LANGUAGE_NAMES[language],
    was: inWords(was[language], t),
    is: inWords(is[language], t),
  }))
}

/** The value of a field; the names of things stand one after the other. */
function shownIn(fields: SheetFields, field: string, row: DraftRow | undefined): Json | undefined {
  const value = row?.[field]
  return fields[field]?.kind === 'prefabs' && Array.isArray(value) ? value.map(shownValue).join(', ') : value
}

function inWords(value: Json | undefined, t: EditorTexts): ReactNode {
  if (Array.isArray(value)) return <SmallBoard board={value.map(shownValue)} />
  if (typeof value === 'boolean') return t(value ? 'on' : 'off')
  return shownValue(value) || t('nothing')
}
