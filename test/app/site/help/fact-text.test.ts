import { expect, it } from 'vitest'
import { factText } from '#app/site/help/fact-text.ts'

it.each([
  ['en', '8%', '+7'],
  ['da', '8\u00a0%', '+7'],
  ['nb', '8\u00a0%', '+7'],
  ['sv', '8\u00a0%', '+7'],
])('writes in %s a share as %s and a gain as %s', (tag, share, gain) => {
  expect(factText({ number: 'digSpots', as: 'percent', what: 'bones.spots' }, tag)).toBe(share)
  expect(factText({ number: 'lifeLogin', as: 'gain', what: 'life.login' }, tag)).toBe(gain)
})

it('writes a loss with a minus, and a plain number without a sign', () => {
  expect(factText({ number: 'questionKarma', as: 'loss', what: 'mountain.price' }, 'en')).toBe('-15')
  expect(factText({ number: 'chatLog', what: 'chat.log' }, 'en')).toBe('500')
})
