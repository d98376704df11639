import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHEETS, sheetFaults } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'

const KEYS = Object.keys(SHEETS) as SheetKey[]

it.each(KEYS)('[SD1] the first revision of %s may be published', (key) => {
  expect(sheetFaults(key, SHEETS[key].rows)).toEqual([])
})

it.each(KEYS)('[SD1] the sheet %s is the same after it was JSON', (key) => {
  expect(JSON.parse(JSON.stringify(SHEETS[key].rows))).toEqual(SHEETS[key].rows)
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
      expect(sheetFaults(key, value).length + sheetFaults(key, [value]).length).toBeGreaterThan(1)
    }),
    { numRuns: 500 },
  )
})
