import { expect, it } from 'vitest'
import { PHRASES, isPhrase } from '#durable/rules/phrases/phrases.ts'

const ALL = Object.values(PHRASES).flat()

it('[C12] has at least eighty phrases, each under one subject, and knows no other text as one', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(80)
  expect(new Set(ALL).size).toBe(ALL.length)
  expect(ALL.every(isPhrase)).toBe(true)
  expect(['', 'Hello!', 'constructor', '__proto__', 0, null, ['hello']].some(isPhrase)).toBe(false)
})
