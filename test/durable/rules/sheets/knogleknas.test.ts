import { expect, it } from 'vitest'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { LEVEL_ROWS, drawnIn, levelOfRow, withVersions } from '#durable/rules/sheets/knogleknas.ts'
import type { LevelRow } from '#durable/rules/sheets/knogleknas.ts'
import { sheetFaults } from '#durable/rules/sheets/sheet.ts'

const stairs = LEVEL_ROWS.find(({ id }) => id === 'stairs')!
const rowsWith = (changes: Partial<Record<keyof LevelRow, unknown>>) =>
  LEVEL_ROWS.map((row) => (row === stairs ? { ...row, ...changes } : row))
/** The board of the stairs with another row at a place. */
const boardWith = (y: number, row: string) => stairs.board.map((one, at) => (at === y ? row : one))

it('[SD32] the levels of the code may be published, and come back as they are', () => {
  expect(sheetFaults('knogleknas', LEVEL_ROWS)).toEqual([])
  expect(LEVEL_ROWS.map(levelOfRow)).toEqual(LEVELS)
})

it.each([
  ['a row too few', stairs.board.slice(1), 'unsound'],
  ['a letter that there is not', boardWith(8, '*******x'), 'unsound'],
  ['a row too long', boardWith(8, '*********'), 'unsound'],
  ['no rows', 'abc', 'unsound'],
  ['a piece of a fifth kind among four', boardWith(8, '*******e'), 'unsound'],
  ['a stone under a golden bone', boardWith(8, '#*******'), 'gold-out-of-reach'],
  ['13 golden bones', boardWith(3, 'gggggggg').with(4, 'ggg*****'), 'too-much-gold'],
  ['more earth than there may be', boardWith(7, '22222222').with(8, '22222222'), 'too-much-earth'],
])('[GK8] refuses a heap with %s', (_what, board, fault) => {
  expect(sheetFaults('knogleknas', rowsWith({ board }))).toContainEqual(
    expect.objectContaining({ at: 'stairs.board', what: fault }),
  )
})

it.each([
  ['moves', 14, 'too-small'],
  ['moves', 41, 'too-large'],
  ['kinds', 6, 'too-large'],
  ['from', '2026-02-30', 'unsound'],
  ['to', '1 December', 'unsound'],
])('[GK8] refuses a level whose %s is %s', (field, value, what) => {
  expect(sheetFaults('knogleknas', rowsWith({ [field]: value }))).toMatchObject([{ at: `stairs.${field}`, what }])
})

it('[GK9] refuses a level that was changed since it was appraised, or never was', () => {
  const fault = { at: 'stairs.board', what: 'not-appraised' }
  expect(sheetFaults('knogleknas', rowsWith({ moves: 31 }))).toEqual([fault])
  expect(sheetFaults('knogleknas', rowsWith({ board: boardWith(8, '1*******') }))).toEqual([fault])
  const { worth: _worth, ...rest } = stairs
  expect(sheetFaults('knogleknas', [...LEVEL_ROWS.filter((row) => row !== stairs), rest])).toEqual([fault])
  const moves = 31
  expect(sheetFaults('knogleknas', rowsWith({ moves, appraised: drawnIn({ ...stairs, moves }) }))).toEqual([])
})

it('[SD32] refuses a last day before the first one', () => {
  const days = { from: '2026-12-02', to: '2026-12-01' }
  expect(sheetFaults('knogleknas', rowsWith(days))).toEqual([{ at: 'stairs.to', what: 'ends-before' }])
})

it('[SD32] refuses levels of which none goes round on every day', () => {
  const others = LEVEL_ROWS.map((row) => ({ ...row, isDaily: row === stairs }))
  expect(sheetFaults('knogleknas', others)).toEqual([])
  const bounded = others.map((row) => (row.isDaily ? { ...row, to: '2027-01-01' } : row))
  expect(sheetFaults('knogleknas', bounded)).toEqual([{ at: '', what: 'none-daily' }])
})

it('[SD32] a level gets a new version only if it is played otherwise', () => {
  const { appraised: _appraised, ...played } = stairs
  const versionOf = (changes: Partial<LevelRow>, last = new Map<string, number>()) =>
    withVersions([{ ...stairs, ...changes }], LEVEL_ROWS, last)[0]?.version
  expect(versionOf({ name: { ...stairs.name, se: 'Stegen' }, isDaily: false, from: '2026-12-01' })).toBe(1)
  expect([versionOf({ moves: 31 }), versionOf({ worth: 70 }), versionOf({ gold: 7000 })]).toEqual([2, 2, 2])
  expect(versionOf({ moves: 31 }, new Map([['stairs', 7]]))).toBe(8)
  expect(withVersions([{ ...played, id: 'new-one' }], LEVEL_ROWS, new Map())[0]?.version).toBe(1)
})

it('[SD32] a level that was dropped and made again goes on with the next version', () => {
  const { version: _version, ...anew } = { ...stairs, id: 'old-one' }
  expect(withVersions([anew], LEVEL_ROWS, new Map([['old-one', 3]]))[0]?.version).toBe(4)
  expect(withVersions([stairs], [], new Map())[0]?.version).toBe(2)
})
