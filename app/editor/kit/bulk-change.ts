import type { Change, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { SheetField } from '#durable/rules/sheets/field.ts'
import { ROWS } from './differences.ts'

/** By how much numbers can be changed at once, per cent. */
export const PERCENT = { min: -90, max: 900 } as const

/**
 * The changes of a number by per cent in all of these rows that have it, rounded to whole steps and kept within the bounds
 * of its field. Rows that would stay as they are have none.
 */
export function changesByPercent(
  rows: readonly DraftRow[],
  { name, field, percent }: { name: string; field: SheetField & { kind: 'number' }; percent: number },
): (Change & { kind: 'set' })[] {
  return rows.flatMap((row) => {
    const was = row[name]
    if (typeof was !== 'number') return []
    const is = within(field, was * (1 + percent / 100))
    return is === was ? [] : [{ kind: 'set', list: ROWS, id: row.id, field: name, was, is }]
  })
}

function within({ min, max, step }: { min: number; max: number; step: number }, value: number): number {
  const steps = Math.round((value - min) / step)
  return Math.min(max, Math.max(min, min + steps * step))
}
