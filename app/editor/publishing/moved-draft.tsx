import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { RefusedError } from '#app/api.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from '#app/editor/kit/pane.module.css'

type MovedDraftProps = {
  draft: OpenDraft
  /** The name of what both have changed: a row, or a layer of a map. */
  nameOf: (changed: string) => string
  /** Leads to a row, where rows have a place of their own. */
  onChoose?: (row: string) => void
  /** Leads to where the draft can be dropped, where that is elsewhere. */
  onCompare?: () => void
}

/** A draft since whose beginning something else was published: it is put on that, or dropped. Then the rows that both have changed. */
export function MovedDraft({ draft, nameOf, onChoose, onCompare }: MovedDraftProps) {
  const { t } = useTranslation('editor')
  const { draft: id, base, publishedRev } = useStore(draft.state)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [moved, setMoved] = useState<{ draft: number | null; met: readonly string[] } | null>(null)
  const isBehind = id !== null && base !== publishedRev
  const move = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      setMoved({ draft: id, met: await draft.rebase() })
    } catch (error) {
      setRefusal(error instanceof RefusedError ? error.message : t('publish.away'))
    }
    setBusy(false)
  }
  const met = moved?.draft === id ? moved?.met : undefined
  if (!isBehind && !met) return null
  return (
    <div className={styles.moved} role="status">
      <Icon name="info" />
      <div>
        {isBehind ? (
          <>
            <p>{t('moved.text', { base, published: publishedRev })}</p>
            <div className={styles.keys}>
              <Button size="small" kind="primary" disabled={isBusy} onClick={() => void move()}>
                {t('moved.do')}
              </Button>
              {onCompare && (
                <Button size="small" disabled={isBusy} onClick={onCompare}>
                  {t('drop.open')}
                </Button>
              )}
            </div>
          </>
        ) : (
          <>
            <p>{t(met?.length ? 'moved.met' : 'moved.done')}</p>
            <ul className={styles.others}>
              {met?.map((row) => (
                <li key={row}>
                  {onChoose ? (
                    <button type="button" className={styles.link} onClick={() => onChoose(row)}>
                      {nameOf(row)}
                    </button>
                  ) : (
                    nameOf(row)
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      </div>
    </div>
  )
}
