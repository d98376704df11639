import { canonicalText } from './canonical.ts'
import type { Change, DraftDoc, DraftRow } from './changes.ts'

/**
 * [SD7] The changes to rows that lead from one draft to another with the same lists, apart from the order of rows that both
 * have: what is listed before one publishes, and what goes back to an older revision.
 */
export function changesBetween(before: DraftDoc, after: DraftDoc): Change[] {
  return Object.keys(after.lists).flatMap((list) => changesOfList(list, rowsIn(before, list), rowsIn(after, list)))
}

function rowsIn({ lists }: DraftDoc, list: string): readonly DraftRow[] {
  return (Object.hasOwn(lists, list) && lists[list]) || []
}

function changesOfList(list: string, before: readonly DraftRow[], after: readonly DraftRow[]): Change[] {
  const was = new Map(before.map((row) => [row.id, row]))
  const is = new Set(after.map(({ id }) => id))
  // From the end on, so that each place still holds when it is used.
  const dropped = before
    .flatMap((row, at): Change[] => (is.has(row.id) ? [] : [{ kind: 'drop', list, at, row }]))
    .toReversed()
  const others = after.flatMap((row, at): Change[] => {
    const known = was.get(row.id)
    return known ? changesOfRow(list, known, row) : [{ kind: 'put', list, at, row }]
  })
  return [...dropped, ...others]
}

function changesOfRow(list: string, was: DraftRow, is: DraftRow): Change[] {
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields.flatMap((field): Change[] => {
    const [one, other] = [was, is].map((row) => (Object.hasOwn(row, field) ? (row[field] ?? null) : null))
    const isSame = canonicalText(one) === canonicalText(other)
    return isSame ? [] : [{ kind: 'set', list, id: is.id, field, was: one ?? null, is: other ?? null }]
  })
}
