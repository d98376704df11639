import { expect, it } from 'vitest'
import { dk, en, no, se } from '#app/locales/messages.ts'
import { applicationLetter } from '#app/site/committee/application.ts'

it.each(Object.entries({ dk, en, no, se }))('has the subject and three blanks of the letter in %s', (_, { pages }) => {
  const { subject, body } = pages.committee
  const letter = new URL(applicationLetter('hej@park.test', { subject, body }))
  expect(letter.protocol + letter.pathname).toBe('mailto:hej@park.test')
  expect(letter.searchParams.get('subject')).toBe(subject)
  expect(letter.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'))
  expect(body.match(/:/g)).toHaveLength(3)
})

it('keeps letters intact in mail programs that show a plus sign as it is', () => {
  expect(applicationLetter('hej@park.test', { subject: 'to & fro', body: 'a+b c' })).toMatch(
    /\?subject=to%20%26%20fro&body=a%2Bb%20c$/,
  )
})
