import { expect, it } from 'vitest'
import { isOfferExpired } from '#app/kennel/new-dog/offer.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'

it.each(LANGUAGES)('asks for another puppy when the server says in %s that this one has run on', (language) => {
  expect(isOfferExpired(REFUSAL_TEXTS[language]['offer-expired'])).toBe(true)
})

it.each(LANGUAGES)('keeps the puppy when only its name was refused in %s', (language) => {
  expect(isOfferExpired(REFUSAL_TEXTS[language]['dog-name-taken'])).toBe(false)
})
