import { afterEach, expect, it, vi } from 'vitest'
import { WordFilter } from '#durable/rules/filter/filter.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket } from '#test/support/park.ts'

/** A line that takes the filter long. */
const COSTLY = 'e e e r r r '.repeat(10).trim()

afterEach(() => void vi.restoreAllMocks())

it('[Y1] keeps the unmasked text of a line, and flags links', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.say('see www.example.com')
  expect(park.log.at(-1)).toMatchObject({ isFlagged: true, typed: null })
  bella.say('call me on +45 20 30 40 50')
  expect(bella.last).toMatchObject({ type: 'refused', request: 'say', reason: 'personal-data' })
  expect(park.log).toHaveLength(1)
})

it.each<[string, (bella: Socket) => void]>([
  ['said', (bella) => bella.say(COSTLY)],
  ['said that hurts', (bella) => bella.say(`gå ud og dø ${COSTLY}`.slice(0, 120))],
  ['whispered', (bella) => bella.whisper(2, COSTLY)],
])('[C2] the filter reads no line %s beyond the five that a dog has at once', (_, send) => {
  const park = aPark()
  const [bella] = [park.enter(1), park.enter(2)]
  const read = vi.spyOn(WordFilter.prototype, 'line')
  for (let n = 0; n < 20; n++) send(bella)
  expect(read.mock.calls.length).toBeGreaterThan(0)
  expect(read.mock.calls.length).toBeLessThanOrEqual(5)
})

it('[C2] [C13] the filter reads nothing while the room is paused', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.calmDown({ mode: 'pause', everySeconds: 0, until: park.now + 60_000 })
  const read = vi.spyOn(WordFilter.prototype, 'line')
  bella.say(COSTLY)
  expect(read).not.toHaveBeenCalled()
})
