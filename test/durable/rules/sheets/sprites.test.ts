import { expect, it } from 'vitest'
import { pictureName } from '#durable/rules/pictures/picture-name.ts'
import { sheetFaults } from '#durable/rules/sheets/sheet.ts'
import { footOfSprite, groundOfSprite, pixelsOfSprite } from '#durable/rules/sheets/sprites.ts'
import type { SpriteRow } from '#durable/rules/sheets/sprites.ts'

const picture = (width: number, height: number) => pictureName({ width, height }, 'ab'.repeat(32))
const BENCH: SpriteRow = {
  id: 'oak-bench',
  name: { dk: 'Egebænk', en: 'Oak bench', no: 'Eikebenk', se: 'Ekbänk' },
  picture: picture(64, 40),
  use: 'standing',
  groundW: 60,
  groundH: 18,
  licence: 'ours',
  isRetired: false,
}

it('[SP3] a thing stands on the middle of its lower edge, or where its row says', () => {
  expect(footOfSprite(BENCH)).toEqual({ x: 32, y: 40 })
  expect(footOfSprite({ ...BENCH, footX: 10, footY: 36 })).toEqual({ x: 10, y: 36 })
})

it('[SP3] what lies takes up no ground, whatever its row says', () => {
  expect(groundOfSprite(BENCH)).toEqual([60, 18])
  expect(groundOfSprite({ ...BENCH, use: 'lying' })).toBeNull()
})

it('[SP4] takes its picture and its shadow of the strip', () => {
  expect(pixelsOfSprite(BENCH)).toBe(65 * 41 + 67 * 25)
  expect(pixelsOfSprite({ ...BENCH, use: 'lying' })).toBe(65 * 41)
})

it.each<[string, Partial<Record<keyof SpriteRow, unknown>>, object]>([
  ['no picture yet', { picture: '' }, { at: 'oak-bench.picture', what: 'missing' }],
  ['a picture that is none', { picture: '/etc/passwd' }, { at: 'oak-bench.picture', what: 'unsound' }],
  ['a foot outside', { footX: 65 }, { at: 'oak-bench.footX', what: 'too-large', limit: 64 }],
  ['a foot below', { footY: 41 }, { at: 'oak-bench.footY', what: 'too-large', limit: 40 }],
  ['half of its ground', { groundH: undefined }, { at: 'oak-bench.groundH', what: 'missing' }],
  ['nobody to be named', { licence: 'credits' }, { at: 'oak-bench.credit', what: 'missing' }],
  [
    'a credit of 61 letters',
    { licence: 'credits', credit: 'a'.repeat(61) },
    { at: 'oak-bench.credit', what: 'too-long', limit: 60 },
  ],
  [
    'a credit with letters that nobody sees',
    { licence: 'credits', credit: 'a\u202eb' },
    { at: 'oak-bench.credit', what: 'unsound' },
  ],
  [
    'too large a picture for news',
    { use: 'news', picture: picture(81, 8) },
    { at: 'oak-bench.picture', what: 'too-large', limit: 80 },
  ],
  [
    'an id too long for the things of rooms',
    { id: 'a'.repeat(33) },
    { at: 'a'.repeat(33), what: 'too-long', limit: 32 },
  ],
])('[SP3] %s is not published', (_name, changes, fault) => {
  const row = Object.fromEntries(Object.entries({ ...BENCH, ...changes }).filter(([, value]) => value !== undefined))
  expect(sheetFaults('sprites', [row])).toEqual([fault])
})

it('[SP3] two things have no name in common', () => {
  const other = { ...BENCH, id: 'elm-bench', name: { ...BENCH.name, en: 'Elm bench', no: 'Almebenk', se: 'Almbänk' } }
  expect(sheetFaults('sprites', [BENCH, other])).toEqual([
    { at: 'oak-bench.name.dk', what: 'twice' },
    { at: 'elm-bench.name.dk', what: 'twice' },
  ])
})
