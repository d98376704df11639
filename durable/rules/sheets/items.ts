import { CATALOGUE, itemKind } from '#durable/rules/items/catalogue.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { canonicalText } from './canonical.ts'
import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'

/** The fields of a kind of thing that staff decide; slot and drawing stay in the code. */
export const ITEM_FIELDS = {
  id: { kind: 'id' },
  name: { kind: 'texts', min: 1, max: 24 },
  price: { kind: 'number', min: 1, max: 100_000, step: 1, unit: 'bones', optional: true },
  isRare: { kind: 'switch' },
  isSold: { kind: 'switch' },
  isRetired: { kind: 'switch' },
} as const satisfies SheetFields
export type ItemRow = RowOf<typeof ITEM_FIELDS>

/** The first revision of the sheet: the kinds as the code has them. */
export const ITEM_ROWS: readonly ItemRow[] = CATALOGUE.map(({ key, name, price, isRare }) => ({
  id: key,
  name,
  ...(price !== null && { price }),
  isRare: isRare === true,
  isSold: price !== null,
  isRetired: false,
}))

/** The rows whose names are not those of the code. */
export function renamedItems(rows: readonly ItemRow[]): ItemRow[] {
  return rows.filter(({ id, name }) => LANGUAGES.some((language) => itemKind(id)?.name[language] !== name[language]))
}

const OF_CODE = new Map(ITEM_ROWS.map((row) => [row.id, canonicalText(row)]))

/** The rows in which anything is not as the code has it. */
export function changedItems(rows: readonly ItemRow[]): ItemRow[] {
  return rows.filter((row) => OF_CODE.get(row.id) !== canonicalText(row))
}

/**
 * [SD2] What is wrong with the rows together: every row is a kind that the code draws, and every such kind has one. What is
 * sold has a price, is not retired and is not lent to supporters; what is rare has a price too; no two things of a slot have one name.
 */
export function itemFaults(rows: readonly ItemRow[]): RowFault[] {
  const has = new Set(rows.map(({ id }) => id))
  const missing = CATALOGUE.filter(({ key }) => !has.has(key))
  return [
    ...missing.map(({ key }): RowFault => ({ at: key, what: 'missing' })),
    ...rows.filter(({ id }) => itemKind(id) === null).map(({ id }): RowFault => ({ at: id, what: 'unknown' })),
    ...rows.flatMap(soldFaults),
    ...LANGUAGES.flatMap((language) => twiceIn(rows, language)),
  ]
}

function soldFaults({ id, price, isRare, isSold, isRetired }: ItemRow): RowFault[] {
  if (isSold && (isRetired || itemKind(id)?.isLent)) return [{ at: `${id}.isSold`, what: 'not-sold' }]
  return (isSold || isRare) && price === undefined ? [{ at: `${id}.price`, what: 'missing' }] : []
}

function twiceIn(rows: readonly ItemRow[], language: (typeof LANGUAGES)[number]): RowFault[] {
  const seen = new Set<string>()
  return rows.flatMap(({ id, name }): RowFault[] => {
    const named = `${itemKind(id)?.slot} ${name[language].toLowerCase()}`
    if (seen.has(named)) return [{ at: `${id}.name.${language}`, what: 'twice' }]
    seen.add(named)
    return []
  })
}
