import { expect, it } from 'vitest'
import { EFFECTS } from '#app/game/sound/effects.ts'
import { ACTIONS } from '#durable/rules/things/actions.ts'
import { GIVEN_MANNERS, THING_SOUNDS } from '#durable/rules/things/given.ts'

it('[US8] every sound but none is one that the park can make', () => {
  expect(THING_SOUNDS.filter((sound) => !(sound in EFFECTS))).toEqual(['none'])
})

it('[US8] what moves scenery is no manner of administrators', () => {
  const manners = new Set(Object.values(ACTIONS).map(({ manner }) => manner))
  expect([...manners].filter((manner) => !GIVEN_MANNERS.some((given) => given === manner))).toEqual(['roll', 'toggle'])
})
