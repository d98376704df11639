import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { PublishingAnswer } from '#app/editor/drafts/draft-server.ts'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { differencesOf, rowsOf } from '#app/editor/kit/differences.ts'
import { FailureLine, failureOf } from '#app/editor/kit/failure-line.tsx'
import type { ActFailure } from '#app/editor/kit/failure-line.tsx'
import { ReasonField, isSoundReason } from '#app/editor/kit/reason-field.tsx'
import type { LookContext, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { FaultKind, RowFault } from '#durable/rules/sheets/faults.ts'
import { sheetFaults } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { Changes } from './changes.tsx'
import { FaultList } from './fault-list.tsx'
import styles from '#app/editor/kit/pane.module.css'

type PublishingProps = {
  drafts: Drafts
  /** The sheet of this tab, and those whose drafts may go with it. */
  look: SheetLook
  looks: readonly SheetLook[]
  context: LookContext
  onGoTo: (sheet: SheetKey, row: string) => void
  /** Called when it is published. */
  onDone: () => void
}

/** Publishes the draft, and others with it: what would change, the reason, and what the server says. */
export function Publishing({ drafts, look, looks, context, onGoTo, onDone }: PublishingProps) {
  const { t } = useTranslation('editor')
  const heads = useStore(drafts.state, (state) => state.heads)
  const [together, setTogether] = useState<readonly SheetKey[]>([])
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ActFailure | null>(null)
  const [outcome, setOutcome] = useState<PublishingAnswer | null>(null)
  // Which other drafts there are.
  useEffect(() => void drafts.follow(), [drafts])

  if (outcome && outcome.revisions.length > 0) {
    const titleOf = (what: string) => looks.find(({ sheet }) => what === `sheet:${sheet}`)?.title(t) ?? what
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
  }

  const others = looks.filter(({ sheet }) => sheet !== look.sheet && heads.get(`sheet:${sheet}`))
  const chosen = [look, ...others.filter(({ sheet }) => together.includes(sheet))]
  const faultsOf = (sheet: SheetKey) =>
    (outcome?.faults ?? []).flatMap(({ text, what, ...fault }): RowFault[] =>
      // A sheet has the faults of its fields, and none of a room.
      text === `sheet:${sheet}` ? [{ ...fault, what: what as FaultKind }] : [],
    )
  const publish = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSoundReason(reason)) return
    setBusy(true)
    setFailure(null)
    setOutcome(null)
    try {
      const answer = await drafts.publish(
        chosen.map(({ sheet }) => drafts.of(sheet)),
        reason,
      )
      setOutcome(answer)
      if (answer.revisions.length > 0) onDone()
    } catch (error) {
      const found = failureOf(error, t('publish.away'))
      setFailure(found)
      if (!found.isStale) await drafts.follow()
    }
    setBusy(false)
  }
  return (
    <form className={styles.pane} onSubmit={(event) => void publish(event)} noValidate>
      {chosen.map((one) => (
        <Draft
          key={one.sheet}
          drafts={drafts}
          look={one}
          context={context}
          found={faultsOf(one.sheet)}
          onGoTo={onGoTo}
        />
      ))}
      {looks
        .filter(({ sheet }) => faultsOf(sheet).length > 0)
        .filter((one) => !chosen.includes(one))
        .map((one) => (
          <OtherFaults
            key={one.sheet}
            drafts={drafts}
            look={one}
            context={context}
            faults={faultsOf(one.sheet)}
            onGoTo={onGoTo}
          />
        ))}
      {others.length > 0 && (
        <fieldset className={styles.together}>
          <legend>{t('publish.together')}</legend>
          {others.map(({ sheet, title }) => (
            <label key={sheet}>
              <input
                type="checkbox"
                checked={together.includes(sheet)}
                onChange={({ currentTarget: { checked } }) =>
                  setTogether((before) => (checked ? [...before, sheet] : before.filter((one) => one !== sheet)))
                }
              />
              <span>{title(t)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <ReasonField reason={reason} hint={t('publish.whyHint')} isTried={isTried} onReason={setReason} />
      <FailureLine failure={failure} />
      <div className={styles.keys}>
        <Button size="small" kind="primary" type="submit" disabled={isBusy}>
          {t('publish.do')}
        </Button>
      </div>
    </form>
  )
}

type DraftProps = {
  drafts: Drafts
  look: SheetLook
  context: LookContext
  /** What the server has found; what this page finds by itself is shown in any case. */
  found: readonly RowFault[]
  onGoTo: (sheet: SheetKey, row: string) => void
}

/** A draft that is to be published: what is to be mended in it, and what it changes. */
function Draft({ drafts, look, context, found, onGoTo }: DraftProps) {
  const { t } = useTranslation('editor')
  const { opening, shown, published } = useStore(drafts.of(look.sheet).state)
  if (opening !== 'done') return <Spinner label={t('loading')} />
  const own = sheetFaults(look.sheet, rowsOf(shown))
  const faults = own.length > 0 ? own : found
  const choose = (row: string) => onGoTo(look.sheet, row)
  return (
    <section>
      <h4>{t('publish.draft', { title: look.title(t), count: differencesOf(published, shown).count })}</h4>
      {faults.length > 0 && (
        <>
          <p role="alert">{t('publish.mend')}</p>
          <FaultList look={look} context={context} rows={rowsOf(shown)} faults={faults} onChoose={choose} />
        </>
      )}
      <Changes look={look} context={context} before={published} after={shown} onChoose={choose} />
    </section>
  )
}

type OtherFaultsProps = Omit<DraftProps, 'found'> & { faults: readonly RowFault[] }

/** What the drafts would make wrong in a sheet that is not published with them. */
function OtherFaults({ drafts, look, context, faults, onGoTo }: OtherFaultsProps) {
  const { t } = useTranslation('editor')
  const { shown } = useStore(drafts.of(look.sheet).state)
  return (
    <section>
      <h4>{look.title(t)}</h4>
      <p role="alert">{t('publish.mend')}</p>
      <FaultList
        look={look}
        context={context}
        rows={rowsOf(shown)}
        faults={faults}
        onChoose={(row) => onGoTo(look.sheet, row)}
      />
    </section>
  )
}
