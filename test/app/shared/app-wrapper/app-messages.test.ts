import { expect, it } from 'vitest'
import { APP_WORDS, wordOf } from '#app/shared/app-wrapper/app-messages.ts'

it("understands the app's messages, bare or with a type", () => {
  for (const word of APP_WORDS) {
    expect(wordOf(word)).toBe(word)
    expect(wordOf({ type: word, more: 1 })).toBe(word)
    expect(wordOf(JSON.stringify({ type: word }))).toBe(word)
  }
})

it('ignores everything else', () => {
  for (const other of [
    '',
    'Loaded',
    '{',
    '{"type":1}',
    '[]',
    null,
    undefined,
    1,
    {},
    { type: 'eval' },
    { type: null },
    ['loaded'],
  ])
    expect(wordOf(other)).toBeNull()
})
