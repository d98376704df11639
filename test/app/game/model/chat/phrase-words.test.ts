import { expect, it } from 'vitest'
import { loadPhrases, wordsForReader } from '#app/game/model/chat/phrase-words.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { phraseText } from '#durable/rules/phrases/phrase-text.ts'
import { words } from '#test/support/words.ts'

const line = { seq: 1, dog: 1, name: 'Bella', color: '#c08040', at: 0 }
const said = { ...line, text: phraseText('trade'), phrase: 'trade' as const }

it('[C12] shows one line in four languages', async () => {
  const read = await Promise.all(LANGUAGES.map(async (language) => wordsForReader(said, await loadPhrases(language))))
  expect(read).toEqual(['Skal vi bytte?', 'Shall we trade?', 'Skal vi bytte?', 'Ska vi byta?'])
})

it('[C12] translates no typed text, and shows a phrase in English until its language is loaded', async () => {
  const phrases = await loadPhrases('se')
  expect(wordsForReader({ ...line, text: words('Shall we trade?') }, phrases)).toBe('Shall we trade?')
  expect(wordsForReader(said, null)).toBe('Shall we trade?')
  expect(wordsForReader({ ...line, text: words('psst'), to: 2, toName: 'Max' }, phrases)).toBe('psst')
})

it('[C12] shows an unknown phrase of a newer park as it was sent', async () => {
  const newer = JSON.parse(JSON.stringify({ ...said, text: 'Shall we fly?', phrase: 'fly' }))
  expect(wordsForReader(newer, await loadPhrases('dk'))).toBe('Shall we fly?')
})
