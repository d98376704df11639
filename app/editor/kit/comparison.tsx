import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LANGUAGES, LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RowFault } from '#durable/rules/sheets/faults.ts'
import { ROWS } from './differences.ts'
import type { Differences } from './differences.ts'
import { useFaultWords } from './fault-words.ts'
import type { EditorTexts, LookContext, SheetLook } from './sheet-look.ts'
import { shownValue } from './typed-value.ts'
import styles from './comparison.module.css'

type ComparisonProps = {
  draft: OpenDraft
  look: SheetLook
  context: LookContext
  rows: readonly DraftRow[]
  published: readonly DraftRow[]
  differences: Differences
  faults: readonly RowFault[]
  onChoose: (row: string) => void
}

/** What is wrong with the draft, and what differs from what is published. Here it can be dropped. */
export function Comparison({ draft, look, context, rows, published, differences, faults, onChoose }: ComparisonProps) {
  const { t } = useTranslation('editor')
  const wordsOf = useFaultWords()
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  const nameOf = (id: string) => {
    const row = rowOf(id) ?? published.find((one) => one.id === id)
    return row ? look.nameOf(row, context) : id
  }
  const lines = [...differences.changed].flatMap(([id, fields]) =>
    fields.flatMap((field) => {
      const before = published.find((one) => one.id === id)?.[field]
      return partsOf(rowOf(id)?.[field], before, t).map((part) => ({ id, field, ...part }))
    }),
  )
  return (
    <div className={styles.comparison}>
      {faults.length > 0 && (
        <section>
          <h3>{t('compare.faults')}</h3>
          <ul className={styles.faults}>
            {faults.map((fault) => {
              const [id = '', field, part] = fault.at.split('.')
              const place = [id && nameOf(id), field && look.words(field, t).label, part && languageName(part)]
              return (
                <li key={`${fault.at} ${fault.what}`}>
                  <Icon name="report" />
                  <span>
                    {rowOf(id) ? (
                      <button type="button" className={styles.link} onClick={() => onChoose(id)}>
                        {place.filter(Boolean).join(', ')}
                      </button>
                    ) : (
                      place.filter(Boolean).join(', ')
                    )}{' '}
                    {wordsOf(fault)}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <section>
        <h3>{t('compare.title')}</h3>
        {differences.count === 0 && <p>{t('bar.none')}</p>}
        {lines.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('compare.what')}</th>
                <th scope="col">{t('compare.published')}</th>
                <th scope="col">{t('compare.draft')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, field, part, was, is }) => (
                <tr key={`${id} ${field} ${part ?? ''}`}>
                  <th scope="row">
                    <button type="button" className={styles.link} onClick={() => onChoose(id)}>
                      {nameOf(id)}
                    </button>
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
          {[...differences.added].map((id) => (
            <li key={id}>
              {t('compare.added', { name: nameOf(id) })}{' '}
              <button type="button" className={styles.link} onClick={() => onChoose(id)}>
                {t('compare.look')}
              </button>
            </li>
          ))}
          {differences.dropped.map((row) => (
            <li key={row.id}>
              {t('compare.dropped', { name: nameOf(row.id) })}{' '}
              <button
                type="button"
                className={styles.link}
                onClick={() => draft.make([{ kind: 'put', list: ROWS, at: published.indexOf(row), row }])}
              >
                {t('compare.putBack')}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Dropping draft={draft} count={differences.count} />
    </div>
  )
}

/** Drops the draft, after it was said how much is lost and whose it is. */
function Dropping({ draft, count }: { draft: OpenDraft; count: number }) {
  const { t } = useTranslation('editor')
  const [step, setStep] = useState<'rest' | 'asked' | 'busy'>('rest')
  const [refusal, setRefusal] = useState<string | null>(null)
  const drop = async () => {
    setStep('busy')
    try {
      await draft.drop()
      setRefusal(null)
    } catch (error) {
      setRefusal(error instanceof RefusedError ? error.message : t('line.away'))
    }
    setStep('rest')
  }
  if (draft.state.getState().draft === null) return null
  return (
    <section className={styles.dropping}>
      {step === 'rest' ? (
        <Button size="small" kind="danger" onClick={() => setStep('asked')}>
          {t('drop.open')}
        </Button>
      ) : (
        <>
          <p role="alert">{t('drop.sure', { count })}</p>
          <div className={styles.keys}>
            <Button size="small" disabled={step === 'busy'} onClick={() => setStep('rest')}>
              {t('drop.no')}
            </Button>
            <Button size="small" kind="danger" disabled={step === 'busy'} onClick={() => void drop()}>
              {t('drop.yes')}
            </Button>
          </div>
        </>
      )}
      {refusal !== null && <p role="alert">{refusal}</p>}
    </section>
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

function inWords(value: Json | undefined, t: EditorTexts): string {
  if (typeof value === 'boolean') return t(value ? 'on' : 'off')
  return shownValue(value) || t('nothing')
}

function languageName(part: string): string {
  const language = LANGUAGES.find((one) => one === part)
  return language ? LANGUAGE_NAMES[language] : part
}
