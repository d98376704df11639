import { afterEach, expect, it, vi } from 'vitest'
import { WordFilter } from '#durable/rules/filter/filter.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket } from '#test/support/park.ts'

/** A line that takes the filter long. */
const COSTLY = 'e e e r r r '.repeat(10).trim()
const ops = () => '00000000-0000-4000-8000-000000000000'.replace(/0{6}$/, `${++count}`.padStart(6, '0'))
let count = 0

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

it.each<[string, number, (bella: Socket) => void]>([
  ['said', 5, (bella) => bella.say(COSTLY)],
  ['said that hurts', 5, (bella) => bella.say(`gå ud og dø ${COSTLY}`.slice(0, 120))],
  ['whispered', 5, (bella) => bella.whisper(2, COSTLY)],
  ['left at a poop', 4, (bella) => bella.send({ type: 'poop', op: ops(), text: COSTLY.slice(0, 60) })],
  [
    'left as a paw print',
    4,
    (bella) => bella.send({ type: 'pawPrint', op: ops(), dog: 3, text: COSTLY.slice(0, 100) }),
  ],
])('[C2] [M5] the filter reads no text %s beyond those that a dog has left, here %i', (_, most, send) => {
  const park = aPark()
  const [bella] = [park.enter(1), park.enter(2)]
  park.enter(3).send({ type: 'rest', pose: 'curl' })
  const read = vi.spyOn(WordFilter.prototype, 'line')
  for (let n = 0; n < 20; n++) send(bella)
  expect(read.mock.calls.length).toBeGreaterThan(0)
  expect(read.mock.calls.length).toBeLessThanOrEqual(most)
})

it('[C2] [C13] the filter reads nothing while the room is paused', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.calmDown({ mode: 'pause', everySeconds: 0, until: park.now + 60_000 })
  const read = vi.spyOn(WordFilter.prototype, 'line')
  bella.say(COSTLY)
  bella.send({ type: 'poop', op: ops(), text: COSTLY.slice(0, 60) })
  expect(read).not.toHaveBeenCalled()
})
