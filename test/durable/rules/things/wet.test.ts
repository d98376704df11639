import { expect, it } from 'vitest'
import { DRINK_MS, drinkerAt, drunk } from '#durable/rules/things/wet.ts'

const AT = 1_800_000_000_000

it('[TH6] a dog drinks for 1.2 s', () => {
  const last = drunk({ dog: 7, now: AT })
  expect([AT, AT + DRINK_MS - 1, AT + DRINK_MS].map((now) => drinkerAt(last, now))).toEqual([7, 7, null])
  expect(drinkerAt(null, AT)).toBeNull()
})
