import { expect, it } from 'vitest'
import type { ActionRow } from '#durable/rules/sheets/actions.ts'
import { actionsFrom, hasActionField } from '#durable/rules/sheets/actions.ts'
import { sheetFaults } from '#durable/rules/sheets/sheet.ts'
import { anAction } from '#test/support/action-rows.ts'

const faults = (...rows: readonly unknown[]) => sheetFaults('actions', rows)
const of = (changes: Record<string, unknown>) => faults({ ...anAction(['lamp']), ...changes })

it('[SD33] an action may be given to scenery, to pictures from outside and to nothing', () => {
  expect(faults(anAction(['lamp', 'own-pink-bench']), anAction([], { id: 'other' }))).toEqual([])
})

it('[SD33] a thing has one action at most, and none where the code has a use for it', () => {
  expect(faults(anAction(['bench', 'notice-board']))).toEqual([
    { at: 'pink-bench.prefabs.bench', what: 'has-own-use' },
    { at: 'pink-bench.prefabs.notice-board', what: 'has-own-use' },
  ])
  expect(faults(anAction(['lamp']), anAction(['lamp'], { id: 'other' }))).toEqual([
    { at: 'pink-bench.prefabs.lamp', what: 'other-action' },
    { at: 'other.prefabs.lamp', what: 'other-action' },
  ])
})

it('[SD33] what says something says it in every language', () => {
  expect(of({ says: { dk: 'Av', en: '', no: 'Au', se: 'Aj' } })).toEqual([
    { at: 'pink-bench.says.en', what: 'missing' },
  ])
})

it.each([
  ['right to left', { name: { dk: 'a\u202eb', en: 'a', no: 'a', se: 'a' } }, 'pink-bench.name.dk', 'unsound'],
  ['letters of no width', { says: { dk: 'a\u200bb', en: 'a', no: 'a', se: 'a' } }, 'pink-bench.says.dk', 'unsound'],
  ['10,000 letters', { says: { dk: 'a'.repeat(10_000), en: 'a', no: 'a', se: 'a' } }, 'pink-bench.says.dk', 'too-long'],
  ['another manner', { manner: 'roll' }, 'pink-bench.manner', 'unknown'],
  ['the prototype as a manner', { manner: '__proto__' }, 'pink-bench.manner', 'unknown'],
  ['a sound of none', { sound: 'constructor' }, 'pink-bench.sound', 'unknown'],
  ['an id as a path', { prefabs: ['../lamp'] }, 'pink-bench.prefabs', 'unsound'],
  ['no list', { prefabs: 'lamp' }, 'pink-bench.prefabs', 'unsound'],
  ['what is no text', { prefabs: [{ id: 'lamp' }] }, 'pink-bench.prefabs', 'unsound'],
  ['one thing twice', { prefabs: ['lamp', 'lamp'] }, 'pink-bench.prefabs', 'unsound'],
  ['too many', { prefabs: Array.from({ length: 21 }, (_, n) => `lamp-${n}`) }, 'pink-bench.prefabs', 'too-many-things'],
  ['half a tile', { reach: 1.5 }, 'pink-bench.reach', 'off-step'],
  ['a day of rest', { rest: 86_400 }, 'pink-bench.rest', 'too-large'],
  ['a hundred seats', { seats: 100 }, 'pink-bench.seats', 'too-large'],
  ['bones', { bones: 5 }, 'pink-bench.bones', 'unknown'],
])('[SD33] refuses %s with a reason', (_, changes, at, what) => {
  expect(of(changes)).toContainEqual(expect.objectContaining({ at, what }))
})

it('[SD33] refuses a key that is called as the prototype is', () => {
  const row: unknown = JSON.parse(JSON.stringify(anAction(['lamp'])).replace('{', '{"__proto__":{"bones":5},'))
  expect(faults(row)).toEqual([{ at: 'pink-bench.__proto__', what: 'unknown' }])
})

it('[SD33] a seat has places and does not rest; all else rests and has none', () => {
  const fields = (manner: string) =>
    ['reach', 'rest', 'dogRest', 'seats', 'pitch', 'rise', 'faces'].filter((field) => hasActionField({ manner }, field))
  expect(fields('seat')).toEqual(['seats', 'pitch', 'rise', 'faces'])
  expect(fields('ring')).toEqual(['reach', 'rest', 'dogRest'])
})

it('[SD33] rooms go by what is on, in seconds as ms, and by nothing that the code has a use for', () => {
  const rows: ActionRow[] = [
    anAction(['lamp', 'bench'], { manner: 'touch', reach: 4, rest: 5, dogRest: 60, sound: 'bell' }),
    anAction(['barrel'], { id: 'off', isOn: false }),
  ]
  expect(actionsFrom(rows)).toEqual([
    {
      prefabs: ['lamp'],
      action: { manner: 'touch', reach: 4, restMs: 5000, dogRestMs: 60_000 },
      who: 'everybody',
      sound: 'bell',
      name: rows[0]!.name,
    },
  ])
})
