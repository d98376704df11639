import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { RefusedError } from '#app/api.ts'
import type { Revision } from '#app/editor/drafts/draft-server.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import pane from '#app/editor/kit/pane.module.css'
import styles from './history.module.css'

const WHEN = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Oslo' } as const

type HistoryProps = {
  draft: OpenDraft
  /** What a revision changed, in words. */
  changes: (before: DraftDoc, after: DraftDoc) => ReactNode
  /** Called when the draft is an older revision. */
  onBack: () => void
}

/** What was published, the newest first. The draft can be made an older revision. */
export function History({ draft, changes, onBack }: HistoryProps) {
  const { t } = useTranslation('editor')
  const publishedRev = useStore(draft.state, (state) => state.publishedRev)
  const [revisions, setRevisions] = useState<readonly Revision[]>([])
  const [state, setState] = useState<'asked' | 'failed' | 'more' | 'all'>('asked')
  const oldest = revisions.at(-1)?.rev
  const ask = async (before: number | null) => {
    setState('asked')
    try {
      const found = await draft.revisions(before)
      setRevisions((known) => (before === null ? found : [...known, ...found]))
      setState(found.some(({ rev }) => rev === 1) || found.length === 0 ? 'all' : 'more')
    } catch {
      setState('failed')
    }
  }
  // What others publish while it is open comes to it.
  useEffect(() => {
    void ask(null)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, publishedRev])
  return (
    <div className={pane.pane}>
      <ol className={styles.revisions}>
        {revisions.map((revision) => (
          <Entry
            key={revision.rev}
            draft={draft}
            changes={changes}
            revision={revision}
            isNow={revision.rev === publishedRev}
            onBack={onBack}
          />
        ))}
      </ol>
      {state === 'asked' && <Spinner label={t('history.loading')} />}
      {state === 'failed' && <p role="alert">{t('history.failed')}</p>}
      {(state === 'failed' || state === 'more') && (
        <div>
          <Button size="small" onClick={() => void ask(oldest ?? null)}>
            {t(state === 'failed' ? 'again' : 'history.older')}
          </Button>
        </div>
      )}
    </div>
  )
}

type EntryProps = HistoryProps & { revision: Revision; isNow: boolean }

/** A revision: who has published it when and why, what it changed, and the way back to it. */
function Entry({ draft, changes, revision: { rev, at, by, reason }, isNow, onBack }: EntryProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [docs, setDocs] = useState<{ before: DraftDoc | null; after: DraftDoc } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const when = new Intl.DateTimeFormat(dateLocale(language), WHEN).format(new Date(at))
  const does = async (what: () => Promise<void>) => {
    setBusy(true)
    setRefusal(null)
    try {
      await what()
    } catch (error) {
      setRefusal(error instanceof RefusedError ? error.message : t('history.failed'))
    }
    setBusy(false)
  }
  const toggle = async () => {
    setOpen(!isOpen)
    if (isOpen || docs) return
    await does(async () => {
      const [before, after] = await Promise.all([rev > 1 ? draft.revision(rev - 1) : null, draft.revision(rev)])
      if (after) setDocs({ before, after })
    })
  }
  const goBack = () =>
    does(async () => {
      await draft.goBackTo(rev)
      onBack()
    })
  return (
    <li>
      <p className={styles.head}>
        <b>{t('history.revision', { rev })}</b> {isNow && <span className={styles.now}>{t('history.now')}</span>}{' '}
        <small>
          {`${by ?? t('history.release')}, `}
          <time dateTime={at}>{when}</time>
        </small>
      </p>
      {reason !== '' && <p>{reason}</p>}
      <div className={pane.keys}>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${t('history.look')}: ${t('history.revision', { rev })}`}
          onClick={() => void toggle()}
        >
          {t('history.look')}
        </Button>
        {!isNow && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={`${t('history.goBack')}: ${t('history.revision', { rev })}`}
            onClick={() => void goBack()}
          >
            {t('history.goBack')}
          </Button>
        )}
      </div>
      {isOpen && docs && (
        <div className={styles.changes}>
          {docs.before ? changes(docs.before, docs.after) : <p>{t('history.first')}</p>}
        </div>
      )}
      <div role="alert">{refusal !== null && <p className={pane.refusal}>{refusal}</p>}</div>
    </li>
  )
}
