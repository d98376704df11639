import { expect, it } from 'vitest'
import { accessOfFields, fieldsOfAccess } from '#app/editor/access/asked-fields.ts'
import type { AskedFields } from '#app/editor/access/asked-fields.ts'

const NOTHING = fieldsOfAccess(undefined)
const fault = (fields: Partial<AskedFields>) => {
  const read = accessOfFields({ ...NOTHING, ...fields })
  return 'fault' in read ? read.fault : null
}

it('gives the record back that it has shown', () => {
  const access = {
    pack: 'losjen',
    item: 'beret',
    owns: 'crown',
    karma: 12,
    level: 'spor',
    committee: true,
    admin: true,
  }
  expect(accessOfFields(fieldsOfAccess(access))).toEqual({ access })
})

it('[G4] shows −1, 0 and nothing of older maps as what does not matter', () => {
  expect(fieldsOfAccess({ pack: -1, item: '', karma: 0, level: -1, moderator: false })).toEqual(NOTHING)
})

it('[G4] makes no record in which nothing matters, or a value is blank or impossible', () => {
  expect(fault({})).toBe('nothing')
  expect(fault({ pack: 'losjen', karma: ' ' })).toBe('blank')
  expect(['0', '-1', '1.5', 'much'].map((karma) => fault({ karma }))).toEqual(Array(4).fill('karma'))
  expect(fault({ pack: 'ulvene' })).toBe('unknown')
})
