import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FIRST_PREFERENCES, fitPreferences, PREFERENCE_RANGES } from '#durable/rules/users/preferences.ts'

it('reads any stored value as preferences within their ranges and steps', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ textPercent: fc.double(), light: fc.anything() })), (kept) => {
      const fitted = fitPreferences(kept)
      for (const name of ['bubblePercent', 'textPercent'] as const) {
        const { min, max, step } = PREFERENCE_RANGES[name]
        expect(fitted[name]).toBeGreaterThanOrEqual(min)
        expect(fitted[name]).toBeLessThanOrEqual(max)
        expect((fitted[name] - min) % step).toBe(0)
      }
      expect(fitPreferences(fitted)).toEqual(fitted)
    }),
  )
})

it('keeps only known lessons, each once', () => {
  const { lessonsDone } = fitPreferences({ lessonsDone: ['say', 'dance', 'walk', 'say', 7] })
  expect(lessonsDone).toEqual(['walk', 'say'])
  expect(fitPreferences({ lessonsDone: 'walk' }).lessonsDone).toEqual([])
})

it('has the defaults for nothing stored, and drops unknown fields', () => {
  expect(fitPreferences(null)).toEqual(FIRST_PREFERENCES)
  expect(fitPreferences({ textPercent: 177, light: false, colour: 'red' })).toEqual({
    ...FIRST_PREFERENCES,
    textPercent: 180,
    light: false,
  })
})
