import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'

it('[Y1] keeps the unmasked text of a line, and flags links', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.say('see www.example.com')
  expect(park.log.at(-1)).toMatchObject({ isFlagged: true, typed: null })
  bella.say('call me on +45 20 30 40 50')
  expect(bella.last).toMatchObject({ type: 'refused', request: 'say', reason: 'personal-data' })
  expect(park.log).toHaveLength(1)
})
