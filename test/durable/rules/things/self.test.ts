import { expect, it } from 'vitest'
import { SELF_ACTS, selfActOf } from '#durable/rules/things/self.ts'

it('[TH13] an act of its own has its number in the list', () => {
  expect(SELF_ACTS.map((_, number) => selfActOf(number))).toEqual(['bark', 'shake'])
  expect([selfActOf(SELF_ACTS.length), selfActOf(15), selfActOf(-1)]).toEqual([undefined, undefined, undefined])
})
