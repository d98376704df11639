import { expect, it } from 'vitest'
import { FESTIVE_LIMITS } from '#durable/rules/committee/festive.ts'
import { ROULETTE_LIMITS } from '#durable/rules/committee/roulette.ts'
import { WHEEL_ROUND } from '#durable/rules/committee/wheel.ts'
import { ABILITY_ROWS, abilitiesFrom, abilityFaults } from '#durable/rules/sheets/abilities.ts'
import type { AbilityKey, AbilityRow } from '#durable/rules/sheets/abilities.ts'
import { sheetFaults } from '#durable/rules/sheets/sheet.ts'

const changed = (id: AbilityKey, changes: Partial<AbilityRow>) =>
  ABILITY_ROWS.map((row) => (row.id === id ? { ...row, ...changes } : row))

it('[SD31] the abilities of the code may be published, and say what the code says', () => {
  expect(sheetFaults('abilities', ABILITY_ROWS)).toEqual([])
  expect(abilitiesFrom(ABILITY_ROWS)).toEqual({
    wheel: { isOn: true, ...WHEEL_ROUND },
    roulette: { isOn: true, ...ROULETTE_LIMITS },
    festive: { isOn: true, ...FESTIVE_LIMITS },
  })
})

it('[SD31] what rows of an older version lack is as the code has it', () => {
  expect(abilitiesFrom([{ id: 'wheel', isOn: false, reach: 3 }])).toEqual({
    ...abilitiesFrom([]),
    wheel: { isOn: false, ...WHEEL_ROUND, reach: 3 },
  })
})

it.each([
  ['wheel', 'dogs', 13, 'too-large', 12],
  ['wheel', 'dogs', 1, 'too-small', 2],
  ['wheel', 'wait', 9, 'too-small', 10],
  ['wheel', 'rest', 3601, 'too-large', 3600],
  ['roulette', 'lasts', 61, 'too-large', 60],
  ['roulette', 'reach', 0, 'too-small', 1],
  ['roulette', 'afterNo', 10.5, 'off-step', 1],
  ['festive', 'pieces', 41, 'too-large', 40],
  ['festive', 'stands', 1441, 'too-large', 1440],
] as const)('[SD31] refuses %s.%s of %d', (id, name, value, what, limit) => {
  expect(sheetFaults('abilities', changed(id, { [name]: value }))).toEqual([{ at: `${id}.${name}`, what, limit }])
})

it('[SD31] refuses an ability without one of its numbers, and one with a number of another', () => {
  const without = ABILITY_ROWS.map((row) => (row.id === 'festive' ? { id: row.id, isOn: true, pieces: 4 } : row))
  expect(abilityFaults(without)).toEqual([{ at: 'festive.stands', what: 'missing' }])
  expect(abilityFaults(changed('wheel', { lasts: 5 }))).toEqual([{ at: 'wheel.lasts', what: 'unknown' }])
})

it('[SD31] refuses an ability that the code does not have, and a sheet without one that it has', () => {
  const strange = ABILITY_ROWS.map((row) => (row.id === 'wheel' ? { ...row, id: 'cannon' } : row))
  expect(abilityFaults(strange)).toEqual([
    { at: 'wheel', what: 'missing' },
    { at: 'cannon', what: 'unknown' },
  ])
})
