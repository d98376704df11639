import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultsIn } from '#durable/rules/sheets/faults.ts'
import type { SheetFields } from '#durable/rules/sheets/field.ts'

const FIELDS = {
  id: { kind: 'id' },
  name: { kind: 'texts', min: 2, max: 5 },
  price: { kind: 'number', min: 1, max: 10, step: 0.05, unit: 'bones', optional: true },
  isRare: { kind: 'switch' },
  colour: { kind: 'colour' },
  slot: { kind: 'choice', of: ['hat', 'tail'] },
} as const satisfies SheetFields

const NAME = { dk: 'Hue', en: 'Beany', no: 'Lue', se: 'Hatt' }
const ROW = { id: 'a-1', name: NAME, price: 1.15, isRare: false, colour: '#00ff7f', slot: 'hat' }

it('[SD1] finds nothing wrong with a row as its fields say, with and without what is optional', () => {
  const { price: _, ...unpriced } = ROW
  expect(faultsIn(FIELDS, ROW)).toEqual([])
  expect(faultsIn(FIELDS, unpriced)).toEqual([])
})

it.each([
  ['a missing field', { slot: undefined }, { at: 'slot', what: 'unknown' }],
  ['a word that is not to be chosen', { slot: 'nose' }, { at: 'slot', what: 'unknown' }],
  ['an id with a slash', { id: '../a' }, { at: 'id', what: 'unsound' }],
  ['an id with two hyphens side by side', { id: 'a--b' }, { at: 'id', what: 'unsound' }],
  ['an id that is too long', { id: 'a'.repeat(49) }, { at: 'id', what: 'unsound' }],
  ['an empty optional field that is null', { price: null }, { at: 'price', what: 'unsound' }],
  ['a number too small', { price: 0 }, { at: 'price', what: 'too-small', limit: 1 }],
  ['a number too large', { price: 10.05 }, { at: 'price', what: 'too-large', limit: 10 }],
  ['a number between steps', { price: 1.01 }, { at: 'price', what: 'off-step', limit: 0.05 }],
  ['no number', { price: Number.NaN }, { at: 'price', what: 'unsound' }],
  ['a switch that is a word', { isRare: 'yes' }, { at: 'isRare', what: 'unsound' }],
  ['a colour in capitals', { colour: '#00FF7F' }, { at: 'colour', what: 'unsound' }],
  ['no text in a language', { name: { ...NAME, se: '' } }, { at: 'name.se', what: 'missing' }],
  ['a text too short', { name: { ...NAME, se: 'H' } }, { at: 'name.se', what: 'too-short', limit: 2 }],
  ['a text too long', { name: { ...NAME, no: '🐶🐶🐶🐶🐶🐶' } }, { at: 'name.no', what: 'too-long', limit: 5 }],
  ['a letter that nobody sees', { name: { ...NAME, dk: 'H\u200bue' } }, { at: 'name.dk', what: 'unsound' }],
  ['half a letter', { name: { ...NAME, dk: 'H\ud800' } }, { at: 'name.dk', what: 'unsound' }],
  ['a text in a strange language', { name: { ...NAME, fi: 'Hattu' } }, { at: 'name.fi', what: 'unknown' }],
  ['a key that no field has', { owner: 1 }, { at: 'owner', what: 'unknown' }],
])('[SD1] tells %s and where it is', (_name, wrong, fault) => {
  expect(faultsIn(FIELDS, { ...ROW, ...wrong })).toEqual([fault])
})

it('[SD1] counts letters as code points', () => {
  expect(faultsIn(FIELDS, { ...ROW, name: { ...NAME, no: '🐶🐶🐶🐶🐶' } })).toEqual([])
})

it('[SD1] refuses keys of every object', () => {
  const row: unknown = JSON.parse('{"id":"a","__proto__":{"isRare":true},"constructor":1}')
  const unknown = faultsIn(FIELDS, row).filter(({ what }) => what === 'unknown')
  expect(unknown.map(({ at }) => at)).toEqual(['__proto__', 'constructor'])
})

it('[SD1] throws at no value, and takes none that is no row', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }), (value) => {
      expect(faultsIn(FIELDS, value).length).toBeGreaterThan(0)
    }),
    { numRuns: 1000 },
  )
})
