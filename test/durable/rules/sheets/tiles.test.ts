import { expect, it } from 'vitest'
import { SHEETS, sheetFaults } from '#durable/rules/sheets/sheet.ts'
import { tileFaults } from '#durable/rules/sheets/tiles.ts'

const { rows } = SHEETS.tiles

it('[SD20] refuses a terrain that is missing, one that nobody draws, and two of one name', () => {
  const strange = rows.map((row) => (row.id === 'lush' ? { ...row, id: 'lava' } : row))
  expect(tileFaults(strange)).toEqual([
    { at: 'lush', what: 'missing' },
    { at: 'lava', what: 'unknown' },
  ])
  const alike = rows.map((row) => (row.id === 'sand' ? { ...row, name: { ...row.name, no: ' jord' } } : row))
  expect(tileFaults(alike)).toEqual([{ at: 'soil.name.no', what: 'twice' }])
})

it('[SD20] refuses a ground that there is not', () => {
  const burning = rows.map((row) => (row.id === 'rock' ? { ...row, ground: 'fire' } : row))
  expect(sheetFaults('tiles', burning)).toEqual([{ at: 'rock.ground', what: 'unknown' }])
})
