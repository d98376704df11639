import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { PublishingAnswer } from '#app/editor/drafts/draft-server.ts'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { FailureLine, failureOf } from '#app/editor/kit/failure-line.tsx'
import type { ActFailure } from '#app/editor/kit/failure-line.tsx'
import { ReasonField, isSoundReason } from '#app/editor/kit/reason-field.tsx'
import type { EditorTexts } from '#app/editor/kit/sheet-look.ts'
import { Dropping } from '#app/editor/publishing/dropping.tsx'
import { MovedDraft } from '#app/editor/publishing/moved-draft.tsx'
import { Button } from '#app/ui/button.tsx'
import { changesBetween } from '#durable/rules/sheets/differences.ts'
import { useProblemWords } from './problem-list.tsx'
import { RoomChanges } from './room-changes.tsx'
import pane from '#app/editor/kit/pane.module.css'

type RoomPublishingProps = {
  drafts: Drafts
  /** The key of the room. */
  room: string
  nameOf: (room: string) => string
}

/** Publishes the draft of a room, and those of other rooms with it: a door each way comes into the world at once. */
export function RoomPublishing({ drafts, room, nameOf }: RoomPublishingProps) {
  const { t } = useTranslation('editor')
  const words = useProblemWords()
  const draft = drafts.ofRoom(room)
  const { shown, published, draft: id } = useStore(draft.state)
  const heads = useStore(drafts.state, (state) => state.heads)
  const [together, setTogether] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ActFailure | null>(null)
  const [outcome, setOutcome] = useState<PublishingAnswer | null>(null)
  // Which other drafts there are.
  useEffect(() => void drafts.follow(), [drafts])
  const nameOfText = (what: string) => nameOf(what.slice(what.indexOf(':') + 1))
  if (outcome && outcome.revisions.length > 0)
    return (
      <div className={pane.pane} role="status">
        <p>{t('publish.done')}</p>
        <ul className={pane.others}>
          {outcome.revisions.map(({ what, rev }) => (
            <li key={what}>{t('publish.revision', { title: nameOfText(what), rev })}</li>
          ))}
        </ul>
      </div>
    )
  const others = [...heads].flatMap(([what, head]) =>
    head && what.startsWith('room:') && what !== draft.what ? [what.slice('room:'.length)] : [],
  )
  const chosen = others.filter((key) => together.includes(key))
  const publish = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSoundReason(reason)) return
    setBusy(true)
    setFailure(null)
    setOutcome(null)
    try {
      setOutcome(await drafts.publish([draft, ...chosen.map((key) => drafts.ofRoom(key))], reason))
    } catch (error) {
      const found = failureOf(error, t('publish.away'))
      setFailure(found)
      if (!found.isStale) await drafts.follow()
    }
    setBusy(false)
  }
  return (
    <div className={pane.pane}>
      <MovedDraft draft={draft} nameOf={(changed) => layerName(changed, t) ?? changed} />
      <form className={pane.pane} onSubmit={(event) => void publish(event)} noValidate>
        {outcome && (
          <div role="alert">
            <p>{t('publish.mend')}</p>
            <ul className={pane.others}>
              {outcome.faults.map(({ text, ...fault }) => (
                <li key={`${text} ${fault.at} ${fault.what}`}>
                  <b>{nameOfText(text)}</b> {words(fault)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <RoomChanges before={published} after={shown} />
        {others.length > 0 && (
          <fieldset className={pane.together}>
            <legend>{t('publish.together')}</legend>
            {others.map((key) => (
              <label key={key}>
                <input
                  type="checkbox"
                  checked={together.includes(key)}
                  onChange={({ currentTarget: { checked } }) =>
                    setTogether((before) => (checked ? [...before, key] : before.filter((one) => one !== key)))
                  }
                />
                <span>{nameOf(key)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {chosen.map((key) => (
          <Other key={key} draft={drafts.ofRoom(key)} name={nameOf(key)} />
        ))}
        <ReasonField reason={reason} hint={t('map.publishHint')} isTried={isTried} onReason={setReason} />
        <FailureLine failure={failure} />
        <div className={pane.keys}>
          <Button size="small" kind="primary" type="submit" disabled={isBusy}>
            {t('publish.do')}
          </Button>
        </div>
      </form>
      {id !== null && <Dropping draft={draft} count={changesBetween(published, shown).length} />}
    </div>
  )
}

/** What the draft of another room changes that is published with this one. */
function Other({ draft, name }: { draft: OpenDraft; name: string }) {
  const { shown, published } = useStore(draft.state)
  return (
    <section>
      <h4>{name}</h4>
      <RoomChanges before={published} after={shown} />
    </section>
  )
}

function layerName(name: string, t: EditorTexts): string | null {
  return name === 'terrain' || name === 'ground' ? t(`map.layer.${name}`) : null
}
