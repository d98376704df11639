import { describe, expect, it } from 'vitest'
import { CHAT_MAX, cleanText } from '#durable/rules/chat.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { phraseIn, phraseText } from '#durable/rules/phrases/phrase-text.ts'
import { PHRASES } from '#durable/rules/phrases/phrases.ts'

/** The lists as they are in the code. */
const OURS = filterWith([])

const ALL = Object.values(PHRASES).flat()

describe.each(LANGUAGES)('the phrases in %s', (language) => {
  const words = ALL.map((phrase) => phraseIn(language, phrase))

  it('[C12] are valid lines, and no two are the same', () => {
    expect(words.filter((text) => text !== cleanText(text) || text === '' || text.length > CHAT_MAX / 2)).toEqual([])
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([])
  })

  it('[C12] pass the filter unchanged', () => {
    const unsaid = words.filter((text) => {
      const filtered = OURS.line(text)
      return filtered.outcome === 'hold' || filtered.isMasked || filtered.isFlagged
    })
    expect(unsaid).toEqual([])
  })
})

it('[C12] have a text in each language, and the English one for the log', () => {
  expect(LANGUAGES.map((language) => phraseIn(language, 'follow-me'))).toEqual([
    'Følg mig!',
    'Follow me!',
    'Følg meg!',
    'Följ mig!',
  ])
  expect(phraseText('follow-me')).toBe('Follow me!')
})

it('[C12] no sentence is left in English', () => {
  const sentences = ALL.filter((phrase) => phraseIn('en', phrase).split(' ').length > 2)
  const untranslated = sentences.filter((phrase) =>
    LANGUAGES.some((language) => language !== 'en' && phraseIn(language, phrase) === phraseIn('en', phrase)),
  )
  expect(sentences.length).toBeGreaterThan(40)
  expect(untranslated).toEqual([])
})
