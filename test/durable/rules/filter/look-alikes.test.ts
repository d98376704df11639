import { expect, it } from 'vitest'
import { LOOK_ALIKES } from '#durable/rules/filter/look-alikes.ts'

it('[Y2] reads every sign as one of our letters, and none of our letters as another but æ and ø', () => {
  expect([...LOOK_ALIKES.values()].filter((letter) => !/^([a-zäö]|ss)$/.test(letter))).toEqual([])
  expect([...LOOK_ALIKES.keys()].filter((sign) => /[a-zåäöæø]/i.test(sign))).toEqual(['æ', 'Æ', 'ø', 'Ø'])
})
