import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { PublishingAnswer } from '#app/editor/drafts/draft-server.ts'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { FailureLine, failureOf } from '#app/editor/kit/failure-line.tsx'
import type { ActFailure } from '#app/editor/kit/failure-line.tsx'
import { ReasonField, isSoundReason } from '#app/editor/kit/reason-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Mistake } from '#durable/world/problems.ts'
import { problemWords } from './problem-list.tsx'
import { RoomChanges } from './room-changes.tsx'
import pane from '#app/editor/kit/pane.module.css'

type RoomPublishingProps = { drafts: Drafts; draft: OpenDraft; nameOf: (room: string) => string }

/** Publishes the draft of a room: what would change, the reason, and what the server says. */
export function RoomPublishing({ drafts, draft, nameOf }: RoomPublishingProps) {
  const { t } = useTranslation('editor')
  const { shown, published } = useStore(draft.state)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ActFailure | null>(null)
  const [outcome, setOutcome] = useState<PublishingAnswer | null>(null)
  if (outcome && outcome.revisions.length > 0)
    return (
      <div className={pane.pane} role="status">
        <p>{t('publish.done')}</p>
        <ul className={pane.others}>
          {outcome.revisions.map(({ what, rev }) => (
            <li key={what}>{t('publish.revision', { title: nameOf(what.slice(what.indexOf(':') + 1)), rev })}</li>
          ))}
        </ul>
      </div>
    )
  const publish = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSoundReason(reason)) return
    setBusy(true)
    setFailure(null)
    setOutcome(null)
    try {
      setOutcome(await drafts.publish([draft], reason))
    } catch (error) {
      const found = failureOf(error, t('publish.away'))
      setFailure(found)
      if (!found.isStale) await drafts.follow()
    }
    setBusy(false)
  }
  return (
    <form className={pane.pane} onSubmit={(event) => void publish(event)} noValidate>
      {outcome && (
        <div role="alert">
          <p>{t('publish.mend')}</p>
          <ul className={pane.others}>
            {outcome.faults.map(({ text, at, what }) => (
              <li key={`${text} ${at} ${what}`}>
                {/* A room has the mistakes of rooms, and none of a sheet. */}
                <b>{nameOf(text.slice(text.indexOf(':') + 1))}</b> {problemWords({ at, what: what as Mistake }, t)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <RoomChanges before={published} after={shown} />
      <ReasonField reason={reason} hint={t('map.publishHint')} isTried={isTried} onReason={setReason} />
      <FailureLine failure={failure} />
      <div className={pane.keys}>
        <Button size="small" kind="primary" type="submit" disabled={isBusy}>
          {t('publish.do')}
        </Button>
      </div>
    </form>
  )
}
