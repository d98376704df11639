import { expect, it } from 'vitest'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import { topicsOf } from '#app/game/model/account/nudged-topics.ts'

it('fetches what a nudge is about', () => {
  expect(topicsOf('bag')).toEqual(['bag', 'own'])
})

it('fetches everything if a newer room nudges about something unknown', () => {
  expect(topicsOf('weather')).toEqual(TOPICS)
  expect(topicsOf('constructor')).toEqual(TOPICS)
})
