import { useEffect, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishingAnswer } from '#app/editor/drafts/draft-server.ts'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { FailureLine, failureOf } from '#app/editor/kit/failure-line.tsx'
import type { ActFailure } from '#app/editor/kit/failure-line.tsx'
import { ReasonField, isSoundReason } from '#app/editor/kit/reason-field.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from '#app/editor/kit/pane.module.css'

type PublishFormProps = {
  drafts: Drafts
  draft: OpenDraft
  /** Of what there are other drafts that may go with it, and the draft of one. It is fetched when it is chosen. */
  others: readonly string[]
  draftOf: (what: string) => OpenDraft
  /** What a text is called, by what it is of. */
  titleOf: (what: string) => string
  /** Where the reason will stand. */
  hint: string
  /** Called when it is published. */
  onDone?: () => void
  /** What the drafts that are chosen change, and what the server has found in them. */
  children: (chosen: readonly OpenDraft[], faults: PublishingAnswer['faults']) => ReactNode
}

/** Publishes a draft, and others with it: what would change, the reason, and what the server says. */
export function PublishForm({ drafts, draft, others, draftOf, titleOf, hint, onDone, children }: PublishFormProps) {
  const { t } = useTranslation('editor')
  const [together, setTogether] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ActFailure | null>(null)
  const [outcome, setOutcome] = useState<PublishingAnswer | null>(null)
  // Which other drafts there are.
  useEffect(() => void drafts.follow(), [drafts])
  if (outcome && outcome.revisions.length > 0)
    return (
      <div className={styles.pane} role="status">
        <p>{t('publish.done')}</p>
        <ul className={styles.others}>
          {outcome.revisions.map(({ what, rev }) => (
            <li key={what}>{t('publish.revision', { title: titleOf(what), rev })}</li>
          ))}
        </ul>
      </div>
    )
  const chosen = [draft, ...others.filter((what) => together.includes(what)).map(draftOf)]
  const publish = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSoundReason(reason)) return
    setBusy(true)
    setFailure(null)
    setOutcome(null)
    try {
      const answer = await drafts.publish(chosen, reason)
      setOutcome(answer)
      if (answer.revisions.length > 0) onDone?.()
    } catch (error) {
      const found = failureOf(error, t('publish.away'))
      setFailure(found)
      if (!found.isStale) await drafts.follow()
    }
    setBusy(false)
  }
  return (
    <form className={styles.pane} onSubmit={(event) => void publish(event)} noValidate>
      {children(chosen, outcome?.faults ?? [])}
      {others.length > 0 && (
        <fieldset className={styles.together}>
          <legend>{t('publish.together')}</legend>
          {others.map((what) => (
            <label key={what}>
              <input
                type="checkbox"
                checked={together.includes(what)}
                onChange={({ currentTarget: { checked } }) =>
                  setTogether((before) => (checked ? [...before, what] : before.filter((one) => one !== what)))
                }
              />
              <span>{titleOf(what)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <ReasonField reason={reason} hint={hint} isTried={isTried} onReason={setReason} />
      <FailureLine failure={failure} />
      <div className={styles.keys}>
        <Button size="small" kind="primary" type="submit" disabled={isBusy}>
          {t('publish.do')}
        </Button>
      </div>
    </form>
  )
}
