import { expect, it } from 'vitest'
import { factText } from '#app/site/help/fact-text.ts'

it.each([
  ['en', '30%', '+7'],
  ['da', '30\u00a0%', '+7'],
  ['nb', '30\u00a0%', '+7'],
  ['sv', '30\u00a0%', '+7'],
])('writes in %s a share as %s and a gain as %s', (tag, share, gain) => {
  expect(factText({ number: 'digFewPercent', as: 'percent', what: 'bones.few' }, tag)).toBe(share)
  expect(factText({ number: 'lifeLogin', as: 'gain', what: 'life.login' }, tag)).toBe(gain)
})

it('writes a loss with a minus, and a plain number without a sign', () => {
  expect(factText({ number: 'questionKarma', as: 'loss', what: 'mountain.price' }, 'en')).toBe('-15')
  expect(factText({ number: 'chatLog', what: 'chat.log' }, 'en')).toBe('500')
})
