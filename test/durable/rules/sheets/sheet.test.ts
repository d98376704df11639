import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHEETS, currentRows, sheetFaults } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'

const KEYS = Object.keys(SHEETS) as SheetKey[]

it.each(KEYS)('[SD1] the first revision of %s may be published', (key) => {
  expect(sheetFaults(key, SHEETS[key].rows)).toEqual([])
})

it.each(KEYS)('[SD1] the sheet %s is the same after it was JSON', (key) => {
  expect(JSON.parse(JSON.stringify(SHEETS[key].rows))).toEqual(SHEETS[key].rows)
})

it('[SD9] what was published holds, and a thing that it does not have is as the code has it', () => {
  const [first, second, ...others] = SHEETS.items.rows
  if (!first || !second) throw new Error('no things')
  const dear = { ...second, price: 9000 }
  expect(currentRows('items', null)).toEqual(SHEETS.items.rows)
  expect(currentRows('items', [dear, { ...first, id: 'gone' }, ...others])).toEqual([dear, ...others, first])
  expect(currentRows('colours', [])).toEqual([])
})

it('[SD1] tells the row of each fault', () => {
  const rows = SHEETS.shops.rows.map((row) => (row.id === 'harbour' ? { ...row, pieces: 9 } : row))
  expect(sheetFaults('shops', rows)).toEqual([{ at: 'harbour.pieces', what: 'too-large', limit: 3 }])
})

it('[SD1] refuses a row that is there twice, a row that is none, and too many', () => {
  const { rows } = SHEETS.colours
  expect(sheetFaults('colours', [...rows, rows[0]])).toEqual([{ at: 'wheat', what: 'twice' }])
  expect(sheetFaults('colours', [...rows, null])).toEqual([{ at: '9', what: 'unsound' }])
  expect(
    sheetFaults(
      'colours',
      Array.from({ length: 501 }, () => rows[0]),
    ),
  ).toEqual([{ at: '', what: 'too-large', limit: 500 }])
})

it('[SD1] throws at no value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KEYS), fc.anything(), (key, value) => {
      // Nobody has to have uploaded a picture or to have given an action.
      fc.pre(!(SHEETS[key].rows.length === 0 && Array.isArray(value) && value.length === 0))
      expect(sheetFaults(key, value).length + sheetFaults(key, [value]).length).toBeGreaterThan(1)
    }),
    { numRuns: 500 },
  )
})
