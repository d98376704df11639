import { expect, it } from 'vitest'
import { outcomeFor } from '#app/arcade/race/outcome.ts'

const places = (...scores: (number | null)[]) =>
  scores.map((score, index) => ({ dog: index + 1, name: `Dog ${index + 1}`, color: '#8f8a9a', score }))

it.each([
  ['the better one has won', 1, places(90, 60), 'won'],
  ['the other one is beaten', 2, places(90, 60), 'beaten'],
  ['who did not come to the end is beaten', 2, places(0, null), 'beaten'],
  ['two with one score are even', 2, places(60, 60, 30), 'equal'],
  ['a third one is beaten by two that are even', 3, places(60, 60, 30), 'beaten'],
  ['nobody has won where nobody came to the end', 1, places(null, null), null],
] as const)('[GR16] %s', (_, me, told, outcome) => {
  expect(outcomeFor(me, told)).toBe(outcome)
})
