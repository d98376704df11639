import { expect, it } from 'vitest'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import { topicsOf } from '#app/game/model/account/nudged-topics.ts'

it('asks for what a nudge is about', () => {
  expect(topicsOf('bag')).toEqual(['bag', 'own'])
})

it('asks for everything where a newer room nudges about something unknown', () => {
  expect(topicsOf('weather')).toEqual(TOPICS)
  expect(topicsOf('constructor')).toEqual(TOPICS)
})
