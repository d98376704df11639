import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { differencesOf, rowsOf } from '#app/editor/kit/differences.ts'
import type { LookContext, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { FaultKind, RowFault } from '#durable/rules/sheets/faults.ts'
import { sheetFaults } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { Changes } from './changes.tsx'
import { FaultList } from './fault-list.tsx'
import { PublishForm } from './publish-form.tsx'

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

/** Publishes the draft of a sheet, and those of other sheets with it. */
export function Publishing({ drafts, look, looks, context, onGoTo, onDone }: PublishingProps) {
  const { t } = useTranslation('editor')
  const heads = useStore(drafts.state, (state) => state.heads)
  const others = looks.filter(({ sheet }) => sheet !== look.sheet && heads.get(`sheet:${sheet}`))
  const shared = { drafts, context, onGoTo }
  return (
    <PublishForm
      drafts={drafts}
      draft={drafts.of(look.sheet)}
      others={others.map(({ sheet }) => `sheet:${sheet}`)}
      draftOf={(what) => drafts.of(others.find(({ sheet }) => what === `sheet:${sheet}`)?.sheet ?? look.sheet)}
      titleOf={(what) => looks.find(({ sheet }) => what === `sheet:${sheet}`)?.title(t) ?? what}
      hint={t('publish.whyHint')}
      onDone={onDone}
    >
      {(chosen, faults) => {
        const found = ({ sheet }: SheetLook) =>
          faults.flatMap(({ text, what, ...fault }): RowFault[] =>
            // A sheet has the faults of its fields, and none of a room.
            text === `sheet:${sheet}` ? [{ ...fault, what: what as FaultKind }] : [],
          )
        const isChosen = ({ sheet }: SheetLook) => chosen.some(({ what }) => what === `sheet:${sheet}`)
        return (
          <>
            {[look, ...others.filter(isChosen)].map((one) => (
              <Draft key={one.sheet} look={one} found={found(one)} {...shared} />
            ))}
            {looks
              .filter((one) => found(one).length > 0 && !isChosen(one))
              .map((one) => (
                <OtherFaults key={one.sheet} look={one} faults={found(one)} {...shared} />
              ))}
          </>
        )
      }}
    </PublishForm>
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
