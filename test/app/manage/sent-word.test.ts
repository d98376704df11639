import { expect, it } from 'vitest'
import type { Desk } from '#app/load-context.ts'
import { sentWord } from '#app/manage/words/sent-word.ts'

const CHANGE = { language: 'no', list: 'flag', entry: 'zork', isIn: true } as const
const refuse = () => Promise.reject(Object.assign(new Error('Try it first'), { name: 'Refused', code: 'not-tried' }))

/** A desk that refuses each change of the word lists. */
const REFUSING = { tryWord: refuse, changeWord: refuse } as unknown as Desk

function filledIn(form: 'try' | 'change', lines: Record<string, string>): FormData {
  const sent = new FormData()
  const { isIn, ...texts } = CHANGE
  for (const [name, value] of Object.entries({ form, ...texts, isIn: String(isIn), ...lines })) sent.append(name, value)
  return sent
}

it('gives a trial that is refused back as it was filled in', async () => {
  const answer = await sentWord(REFUSING, filledIn('try', { lines: 'en zork\nto zork' }))
  expect(answer).toMatchObject({ tried: null, unmet: { change: CHANGE, lines: 'en zork\nto zork' } })
})

it('gives a change that is refused back with the lines that it was tried on', async () => {
  const answer = await sentWord(REFUSING, filledIn('change', { reason: 'a test', tried: 'en zork', after: 'held' }))
  expect(answer).toMatchObject({ tried: null, unmet: { change: CHANGE, lines: 'en zork' } })
})
