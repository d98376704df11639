import { afterEach, expect, it, vi } from 'vitest'
import { randomId } from '#app/random-id.ts'

afterEach(() => vi.unstubAllGlobals())

it('is a random UUID also on plain HTTP, where the browser has no function for it', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 50 }, randomId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
