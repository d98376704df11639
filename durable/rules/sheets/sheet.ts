import { ABILITY_FIELDS, ABILITY_ROWS, abilityFaults } from './abilities.ts'
import { ACTION_FIELDS, ACTION_ROWS, actionFaults } from './actions.ts'
import { isRecord } from './canonical.ts'
import { COAT_FIELDS, COAT_ROWS, coatFaults } from './colours.ts'
import { COMMAND_FIELDS, COMMAND_ROWS, commandFaults } from './commands.ts'
import { faultsIn } from './faults.ts'
import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'
import { ITEM_FIELDS, ITEM_ROWS, itemFaults } from './items.ts'
import { LEVEL_FIELDS, LEVEL_ROWS, levelRowFaults } from './knogleknas.ts'
import { SHOP_FIELDS, SHOP_ROWS, shopFaults } from './shops.ts'
import { SPRITE_FIELDS, SPRITE_ROWS, spriteFaults } from './sprites.ts'
import { TILE_FIELDS, TILE_ROWS, tileFaults } from './tiles.ts'

/** A sheet: rows that staff change without a deploy. `rows` is its first revision, which comes with the code. */
type SheetRules<F extends SheetFields> = {
  fields: F
  rows: readonly RowOf<F>[]
  /** What is wrong with rows together whose fields are all right. */
  check: (rows: readonly RowOf<F>[]) => RowFault[]
}

/** All sheets. */
export const SHEETS = {
  items: { fields: ITEM_FIELDS, rows: ITEM_ROWS, check: itemFaults },
  shops: { fields: SHOP_FIELDS, rows: SHOP_ROWS, check: shopFaults },
  colours: { fields: COAT_FIELDS, rows: COAT_ROWS, check: coatFaults },
  tiles: { fields: TILE_FIELDS, rows: TILE_ROWS, check: tileFaults },
  commands: { fields: COMMAND_FIELDS, rows: COMMAND_ROWS, check: commandFaults },
  abilities: { fields: ABILITY_FIELDS, rows: ABILITY_ROWS, check: abilityFaults },
  knogleknas: { fields: LEVEL_FIELDS, rows: LEVEL_ROWS, check: levelRowFaults },
  sprites: { fields: SPRITE_FIELDS, rows: SPRITE_ROWS, check: spriteFaults },
  actions: { fields: ACTION_FIELDS, rows: ACTION_ROWS, check: actionFaults },
} as const
export type SheetKey = keyof typeof SHEETS
export type SheetRow<Key extends SheetKey> = (typeof SHEETS)[Key]['rows'][number]

export const SHEET_KEYS = [
  'items',
  'shops',
  'colours',
  'tiles',
  'commands',
  'abilities',
  'knogleknas',
  'sprites',
  'actions',
] as const satisfies readonly SheetKey[]

export function isSheetKey(key: string): key is SheetKey {
  return Object.hasOwn(SHEETS, key)
}

/** The sheets whose rows are of kinds that the code has: staff can neither add nor remove one. */
const FIXED: readonly SheetKey[] = ['items', 'shops', 'tiles', 'commands', 'abilities']

/**
 * [SD9] The rows that hold: those that were published, or those of the code if none were. If the code has got a new kind since,
 * its row is that of the code; a row of a kind that it no longer has is left out.
 */
export function currentRows<Key extends SheetKey>(
  key: Key,
  published: readonly SheetRow<Key>[] | null,
): readonly SheetRow<Key>[] {
  const own: readonly SheetRow<Key>[] = SHEETS[key].rows
  if (published === null) return own
  if (!FIXED.includes(key)) return published
  const known = new Set(own.map(({ id }) => id))
  const has = new Set(published.map(({ id }) => id))
  return [...published.filter(({ id }) => known.has(id)), ...own.filter(({ id }) => !has.has(id))]
}

/** The most rows of a sheet. */
const ROWS_MAX = 500

/** [SD1] All that is wrong with a text as the rows of a sheet; empty if it may be published. It never throws. */
export function sheetFaults(key: SheetKey, value: unknown): RowFault[] {
  switch (key) {
    case 'items':
      return faultsOfRows(SHEETS.items, value)
    case 'shops':
      return faultsOfRows(SHEETS.shops, value)
    case 'colours':
      return faultsOfRows(SHEETS.colours, value)
    case 'tiles':
      return faultsOfRows(SHEETS.tiles, value)
    case 'commands':
      return faultsOfRows(SHEETS.commands, value)
    case 'abilities':
      return faultsOfRows(SHEETS.abilities, value)
    case 'knogleknas':
      return faultsOfRows(SHEETS.knogleknas, value)
    case 'sprites':
      return faultsOfRows(SHEETS.sprites, value)
    case 'actions':
      return faultsOfRows(SHEETS.actions, value)
  }
}

function faultsOfRows<F extends SheetFields>({ fields, check }: SheetRules<F>, value: unknown): RowFault[] {
  if (!Array.isArray(value)) return [{ at: '', what: 'unsound' }]
  const rows: readonly unknown[] = value
  if (rows.length > ROWS_MAX) return [{ at: '', what: 'too-large', limit: ROWS_MAX }]
  const faults = [...rows.flatMap((row, at) => faultsInRow(fields, row, at)), ...idsTwice(rows)]
  // A row without faults has the type of its fields.
  return faults.length > 0 ? faults : check(rows as readonly RowOf<F>[])
}

function faultsInRow(fields: SheetFields, row: unknown, at: number): RowFault[] {
  const name = isRecord(row) && typeof row.id === 'string' ? row.id : String(at)
  return faultsIn(fields, row).map((fault) => ({ ...fault, at: fault.at === '' ? name : `${name}.${fault.at}` }))
}

function idsTwice(rows: readonly unknown[]): RowFault[] {
  const ids = rows.flatMap((row) => (isRecord(row) && typeof row.id === 'string' ? [row.id] : []))
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  return twice.map((at): RowFault => ({ at, what: 'twice' }))
}
