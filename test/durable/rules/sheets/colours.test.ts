import { expect, it } from 'vitest'
import { COAT_ROWS, coatFaults, puppyCoat } from '#durable/rules/sheets/colours.ts'
import type { CoatRow } from '#durable/rules/sheets/colours.ts'

/** The ids that random numbers in even steps draw, each with how often. */
function drawn(rows: readonly CoatRow[], times: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let at = 0; at < times; at += 1) {
    const id = puppyCoat(rows, (at + 0.5) / times)?.id ?? ''
    counts[id] = (counts[id] ?? 0) + 1
  }
  return counts
}

it('[SD4] draws each coat of the code equally often', () => {
  expect(drawn(COAT_ROWS, 900)).toEqual(Object.fromEntries(COAT_ROWS.map(({ id }) => [id, 100])))
})

it('[SD4] draws a coat as often as its weight says, and none that is not for puppies', () => {
  const rows = COAT_ROWS.slice(0, 3).map((row, at) => ({ ...row, weight: at + 1, isForPuppies: at < 2 }))
  expect(drawn(rows, 300)).toEqual({ wheat: 100, copper: 200 })
})

it('[SD4] draws from an empty list nothing', () => {
  expect(puppyCoat([], 0.5)).toBeNull()
})

it('[SD4] keeps at least four coats for puppies', () => {
  expect(coatFaults(COAT_ROWS)).toEqual([])
  expect(coatFaults(COAT_ROWS.slice(0, 4))).toEqual([])
  expect(coatFaults(COAT_ROWS.slice(0, 3))).toEqual([{ at: '', what: 'too-few', limit: 4 }])
})
