import { expect, it } from 'vitest'
import { TURNED_MS, isTurned, turned } from '#durable/rules/things/toggle.ts'

const AT = 1_800_000_000_000

it('[TH10] turns, and back with the next use', () => {
  const on = turned(null, { dog: 1, now: AT })
  const off = turned(on, { dog: 2, now: AT + 2000 })
  expect([null, on, off].map((last) => isTurned(last, AT + 3000))).toEqual([false, true, false])
})

it('[TH10] turns back by itself after ten minutes', () => {
  const on = turned(null, { dog: 1, now: AT })
  expect([AT + TURNED_MS - 1, AT + TURNED_MS].map((now) => isTurned(on, now))).toEqual([true, false])
  expect(turned(on, { dog: 1, now: AT + TURNED_MS }).a).toBe(1)
})
