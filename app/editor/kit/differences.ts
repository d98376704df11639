import type { DraftDoc, DraftRow } from '#durable/rules/sheets/changes.ts'
import { changesBetween } from '#durable/rules/sheets/differences.ts'

/** The list of a sheet's rows. */
export const ROWS = 'rows'

/** What differs between what is published and a draft of a sheet. */
export type Differences = {
  /** The fields of each row that differ. */
  changed: ReadonlyMap<string, readonly string[]>
  added: ReadonlySet<string>
  dropped: readonly DraftRow[]
  /** How many rows differ. */
  count: number
}

export function differencesOf(published: DraftDoc, shown: DraftDoc): Differences {
  const changed = new Map<string, string[]>()
  const added = new Set<string>()
  const dropped: DraftRow[] = []
  for (const change of changesBetween(published, shown)) {
    if (change.kind === 'put') added.add(change.row.id)
    if (change.kind === 'drop') dropped.push(change.row)
    if (change.kind === 'set') changed.set(change.id, [...(changed.get(change.id) ?? []), change.field])
  }
  return { changed, added, dropped, count: changed.size + added.size + dropped.length }
}

export function rowsOf({ lists }: DraftDoc): readonly DraftRow[] {
  return lists[ROWS] ?? []
}
