import type { DraftDoc, DraftRow } from '#durable/rules/sheets/changes.ts'
import { changesBetween, changesTo } from '#durable/rules/sheets/differences.ts'

/** The list of a sheet's rows. */
export const ROWS = 'rows'

/** What differs between what is published and a draft of a sheet. */
export type Differences = {
  /** The fields of each row that differ. */
  changed: ReadonlyMap<string, readonly string[]>
  added: ReadonlySet<string>
  dropped: readonly DraftRow[]
  /** Rows that stand elsewhere in the list, and nothing else of which differs. */
  moved: ReadonlySet<string>
  /** How many rows differ. */
  count: number
}

export function differencesOf(published: DraftDoc, shown: DraftDoc): Differences {
  const changed = new Map<string, string[]>()
  const added = new Set<string>()
  const dropped: DraftRow[] = []
  const differing = changesBetween(published, shown)
  for (const change of differing) {
    if (change.kind === 'put') added.add(change.row.id)
    if (change.kind === 'drop') dropped.push(change.row)
    if (change.kind === 'set') changed.set(change.id, [...(changed.get(change.id) ?? []), change.field])
  }
  const moves = changesTo(published, shown).slice(differing.length)
  const moved = new Set(
    moves.flatMap((change) => (change.kind === 'put' && !changed.has(change.row.id) ? [change.row.id] : [])),
  )
  return { changed, added, dropped, moved, count: changed.size + added.size + dropped.length + moved.size }
}

export function rowsOf({ lists }: DraftDoc): readonly DraftRow[] {
  return lists[ROWS] ?? []
}
