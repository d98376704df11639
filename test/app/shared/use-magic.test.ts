import { expect, it } from 'vitest'
import { hasMagic } from '#app/shared/use-magic.ts'

it('is magic by the name and the value of the parameter', () => {
  expect(hasMagic('?id=1&look=staff', 'look=staff')).toBe(true)
})

it.each([
  ['another value', '?look=player', 'look=staff'],
  ['no value', '?look', 'look=staff'],
  ['a part of the value', '?look=staf', 'look=staff'],
  ['another name', '?see=staff', 'look=staff'],
  ['a park without a parameter', '?look=staff', ''],
  ['an empty parameter', '?=', '='],
  ['a parameter without a value', '?look=', 'look='],
])('is not magic by %s', (_what, query, parameter) => {
  expect(hasMagic(query, parameter)).toBe(false)
})
