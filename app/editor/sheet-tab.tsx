import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import type { SheetFields } from '#durable/rules/sheets/field.ts'
import { SHEETS, sheetFaults } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { Giving } from './giving/giving.tsx'
import type { PlayedDog } from './giving/giving.tsx'
import { Bulk } from './kit/bulk.tsx'
import { ROWS, differencesOf, rowsOf } from './kit/differences.ts'
import { ListAndPane } from './kit/list-and-pane.tsx'
import { NewRow } from './kit/new-row.tsx'
import { PaneHeading } from './kit/pane-heading.tsx'
import { RowList, listed } from './kit/row-list.tsx'
import { RowPane } from './kit/row-pane.tsx'
import type { LookContext, SheetLook } from './kit/sheet-look.ts'
import type { TabProps } from './kit/tab-props.ts'
import { ToCome } from './kit/to-come.tsx'
import { useListAndPane } from './kit/use-list-and-pane.ts'
import { Changes } from './publishing/changes.tsx'
import { Comparison } from './publishing/comparison.tsx'
import { DraftBar } from './publishing/draft-bar.tsx'
import type { BarPane } from './publishing/draft-bar.tsx'
import { History } from './publishing/history.tsx'
import { MovedDraft } from './publishing/moved-draft.tsx'
import { Publishing } from './publishing/publishing.tsx'
import styles from './editor.module.css'

/** What stands beside the list. */
type Pane = 'giving' | 'bulk' | 'new' | 'beside' | BarPane

const BAR_PANES: readonly BarPane[] = ['comparison', 'history', 'publishing']

type SheetTabProps = TabProps & {
  look: SheetLook
  /** All tabs that work: their drafts may be published together. */
  looks: readonly SheetLook[]
  dog: PlayedDog
  /** The row whose form is opened first; null for the list. */
  first: string | null
  /** Goes to the form of a row of another sheet. */
  onGoTo: (sheet: SheetKey, row: string) => void
}

/** A tab: the rows of a sheet, the form of the chosen one, and what becomes of the draft. */
export function SheetTab({ look, looks, dog, first, onGoTo, ...tab }: SheetTabProps) {
  const { drafts, roomNames } = tab
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const context: LookContext = { t, language, roomNames }
  const draft = drafts.of(look.sheet)
  const { opening, shown, published, others } = useStore(draft.state)
  const username = useStore(drafts.state, (state) => state.username)
  const head = useStore(drafts.state, ({ heads }) => heads.get(draft.what) ?? null)
  const beside = useListAndPane<Pane>({ chosen: first, isInList: first === null })
  const { listing, chosen, pane, isInList, headingAt } = beside

  const all = rowsOf(shown)
  const differences = useMemo(() => differencesOf(published, shown), [published, shown])
  const faults = useMemo(
    () => (opening === 'done' ? sheetFaults(look.sheet, rowsOf(shown)) : []),
    [look, opening, shown],
  )
  if (opening !== 'done')
    return (
      <div className={styles.wait}>
        <ToCome
          loading={t('loading')}
          failed={opening === 'failed' ? t('failed') : null}
          onAgain={() => void draft.open()}
        />
      </div>
    )
  const rows = listed(all, listing, { look, context })
  const row = all.find(({ id }) => id === chosen) ?? (isInList ? rows[0] : undefined) ?? all[0]
  const fields: SheetFields = SHEETS[look.sheet].fields
  const bulkField = look.bulk === null ? undefined : fields[look.bulk]
  const rowName = row && look.nameOf(row, context)
  const isOfRow = pane === 'form' || pane === 'giving'
  const heading = {
    form: rowName,
    giving: t('give.heading', { name: rowName }),
    bulk: t('bulk.open'),
    new: t('new.open'),
    beside: look.beside?.words(t),
    comparison: t('compare.heading'),
    history: t('history.heading'),
    publishing: t('publish.heading'),
  }[pane]
  const { show, choose, toList } = beside.from(draft, row?.id)
  return (
    <ListAndPane
      root={beside.root}
      isInList={isInList}
      onToList={toList}
      draft={draft}
      list={
        <RowList
          look={look}
          context={context}
          all={all}
          rows={rows}
          listing={listing}
          onList={beside.setListing}
          chosen={isOfRow ? (row?.id ?? null) : null}
          onChoose={choose}
          differences={differences}
          faults={faults}
          others={others}
        />
      }
      listKeys={
        (bulkField || look.newRow || look.beside) && (
          <>
            {look.beside && (
              <Button size="small" icon={look.beside.icon} onClick={() => show('beside')}>
                {look.beside.words(t)}
              </Button>
            )}
            {look.newRow && (
              <Button size="small" icon="plus" onClick={() => show('new')}>
                {t('new.open')}
              </Button>
            )}
            {bulkField && (
              <Button size="small" onClick={() => show('bulk')}>
                {t('bulk.open')}
              </Button>
            )}
          </>
        )
      }
      bar={
        <DraftBar
          draft={draft}
          changes={differences.count}
          faults={faults.length}
          head={head}
          username={username}
          open={BAR_PANES.find((one) => one === pane) ?? null}
          onOpen={(next) => (next ? show(next) : toList())}
        />
      }
    >
      <MovedDraft
        draft={draft}
        nameOf={(id) => {
          const known = all.find((one) => one.id === id)
          return known ? look.nameOf(known, context) : id
        }}
        onChoose={choose}
        onCompare={() => show('comparison')}
      />
      {heading !== undefined && (
        <PaneHeading
          key={`${pane} ${row?.id}`}
          at={headingAt}
          note={pane === 'form' && heading !== row?.id ? row?.id : undefined}
        >
          {heading}
        </PaneHeading>
      )}
      {pane === 'form' && row && (
        <RowPane
          key={row.id}
          draft={draft}
          look={look}
          context={context}
          row={row}
          rows={all}
          onTry={tab.onTry}
          published={rowsOf(published).find(({ id }) => id === row.id)}
          changed={differences.changed.get(row.id) ?? []}
          faults={faults}
          other={others.get(row.id)}
          onDrop={() => {
            draft.make([{ kind: 'drop', list: ROWS, at: all.indexOf(row), row }])
            toList()
          }}
          onGive={() => show('giving')}
        />
      )}
      {pane === 'giving' && row && (
        <Giving key={row.id} kind={row.id} name={rowName ?? row.id} dog={dog} onLeave={() => choose(row.id)} />
      )}
      {pane === 'comparison' && (
        <Comparison draft={draft} look={look} context={context} faults={faults} onChoose={choose} />
      )}
      {pane === 'history' && (
        <History
          draft={draft}
          changes={(before, after) => (
            <Changes
              look={look}
              context={context}
              before={before}
              after={after}
              words={{ before: t('history.before'), after: t('history.after') }}
            />
          )}
          onBack={() => show('comparison')}
        />
      )}
      {pane === 'publishing' && (
        <Publishing
          drafts={drafts}
          look={look}
          looks={looks}
          context={context}
          onGoTo={(sheet, id) => (sheet === look.sheet ? choose(id) : onGoTo(sheet, id))}
          onDone={() => requestAnimationFrame(() => headingAt.current?.focus())}
        />
      )}
      {pane === 'bulk' && look.bulk !== null && bulkField?.kind === 'number' && (
        <Bulk
          draft={draft}
          look={look}
          context={context}
          name={look.bulk}
          field={bulkField}
          rows={rows}
          onDone={toList}
        />
      )}
      {pane === 'beside' && look.beside && <look.beside.Content {...tab} />}
      {pane === 'new' && look.newRow && (
        <NewRow draft={draft} rows={all} newRow={look.newRow} onMade={choose} onLeave={toList} />
      )}
    </ListAndPane>
  )
}
