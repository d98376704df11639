import { expect, it } from 'vitest'
import type { LastUse } from '#durable/rules/things/last-use.ts'
import { CHORD, SWING_MS, isChord, rung, swingAt } from '#durable/rules/things/ring.ts'

const AT = 1_800_000_000_000

it('[TH2] a bell swings for 1.6 s', () => {
  const last = rung(null, { dog: 1, now: AT })
  expect([AT, AT + SWING_MS - 1, AT + SWING_MS].map((now) => swingAt(last, now))).toEqual([0, SWING_MS - 1, null])
  expect(swingAt(null, AT)).toBeNull()
})

it('[TH2] three dogs one after the other within ten seconds make a chord, and the fourth begins anew', () => {
  const rings = [1, 2, 3, 4].reduce<LastUse[]>(
    (all, dog, i) => [...all, rung(all.at(-1) ?? null, { dog, now: AT + 3000 * i })],
    [],
  )
  expect(rings.map(({ a }) => a)).toEqual([1, 2, 3, 1])
  expect(rings.map(isChord)).toEqual([false, false, true, false])
})

it('[TH2] the same dog, or one that comes too late, begins anew', () => {
  const first = rung(null, { dog: 1, now: AT })
  expect(rung(first, { dog: 1, now: AT + 3000 }).a).toBe(1)
  expect(rung(first, { dog: 2, now: AT + CHORD.withinMs }).a).toBe(1)
})
