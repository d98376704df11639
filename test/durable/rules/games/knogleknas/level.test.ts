import { expect, it } from 'vitest'
import { CELL } from '#durable/rules/games/knogleknas/cells.ts'
import { cellsOfLevel, levelFaults, mapRows } from '#durable/rules/games/knogleknas/level.ts'
import { aLevel } from '#test/support/games.ts'

const noChance = () => {
  throw new Error('nothing here is left to chance')
}

it('[GK8] reads each letter of its rows', () => {
  const cells = cellsOfLevel(aLevel({ 0: '.abcde12', 1: '#gabcdab' }, { kinds: 5 }), noChance)
  expect([...cells.slice(0, 10)]).toEqual([
    CELL.outside,
    0,
    1,
    2,
    3,
    4,
    CELL.earth,
    CELL.earth2,
    CELL.stone,
    CELL.golden,
  ])
})

it('[GK8] leaves a star to chance, the lowest of a column first', () => {
  let drawn = 0
  const cells = cellsOfLevel(aLevel({ 7: '*dabcdab', 8: '*bcdabcd' }), () => drawn++)
  expect([cells[64], cells[56]]).toEqual([0, 1])
})

it('[GK8] finds no fault with a level that has none', () => {
  expect(levelFaults(aLevel({ 0: 'g******g' }))).toEqual([])
})

it.each([
  ['key', { key: 'A' }],
  ['key', { key: 'a'.repeat(25) }],
  ['name', { name: { dk: 'Navn', en: 'Name', no: ' ', se: 'Namn' } }],
  ['name', { name: { dk: 'Navn', en: 'n'.repeat(25), no: 'Navn', se: 'Namn' } }],
  ['moves', { moves: 14 }],
  ['moves', { moves: 41 }],
  ['moves', { moves: 20.5 }],
  ['kinds', { kinds: 3, rows: Array<string>(9).fill('********') }],
  ['kinds', { kinds: 6 }],
  ['rows', { rows: ['abcdabcd'] }],
] as const)('[GK8] finds fault with the %s of %j', (fault, changes) => {
  expect(levelFaults(aLevel({}, changes))).toEqual([fault])
})

it.each([
  ['rows', 'a letter without a meaning', { 0: 'xbcdabcd' }],
  ['rows', 'a kind that the level does not have', { 0: 'ebcdabcd' }],
  ['rows', 'a row of seven', { 0: 'abcdabc' }],
  ['too-much-gold', 'thirteen golden bones', { 0: 'gggggggg', 1: 'gggggdab' }],
  ['too-many-stones', 'seventeen stones', { 0: '########', 1: '########', 2: '#bcdabcd' }],
  ['too-much-earth', 'twenty-five layers of earth', { 0: '22222222', 1: '22221dab' }],
  ['gold-out-of-reach', 'a golden bone on the lowest cell', { 8: 'gbcdabcd' }],
  ['gold-out-of-reach', 'a golden bone over a stone', { 3: 'gdabcdab', 6: '#bcdabcd' }],
  ['gold-out-of-reach', 'a golden bone over a hole', { 3: 'gdabcdab', 6: '.bcdabcd' }],
] as const)('[GK8] finds fault "%s" with %s', (fault, _what, rows) => {
  expect(levelFaults(aLevel(rows))).toEqual([fault])
})

it('[GK8] finds a golden bone in reach where the column ends above the bottom, or earth lies below', () => {
  expect(levelFaults(aLevel({ 3: 'gdabcdab', 5: '1dabcdab', 8: '.bcdabcd' }))).toEqual([])
})

it('[GK8] asks for 24 cells that pieces can lie on', () => {
  const empty = Object.fromEntries([0, 1, 2, 3, 4, 5].map((row) => [row, '........']))
  expect(levelFaults(aLevel(empty))).toEqual([])
  expect(levelFaults(aLevel({ ...empty, 6: '.bcdabcd' }))).toEqual(['too-few-open-cells'])
})

it('throws where a level that is played cannot be read', () => {
  expect(() => cellsOfLevel(aLevel({ 0: 'xxxxxxxx' }), noChance)).toThrow('level test')
})

it('[GK8] reads rows from a map, whatever stands before and behind them', () => {
  expect(mapRows('\n    ..*g\n    ##ab  \n  ')).toEqual(['..*g', '##ab'])
})
