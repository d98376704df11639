import { afterEach, expect, it, vi } from 'vitest'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { WordFilter } from '#durable/rules/filter/filter.ts'
import { aPark } from '#test/support/park.ts'

const WORDS = 'e e e r r r '.repeat(5).trim()

const ACTS: [string, (op: string) => ClientMessage][] = [
  ['at a poop', (op) => ({ type: 'poop', op, text: WORDS })],
  ['as a paw print', (op) => ({ type: 'pawPrint', op, dog: 2, text: WORDS })],
]

afterEach(() => void vi.restoreAllMocks())

function aParkWithASleeper() {
  const park = aPark()
  const bella = park.enter(1)
  park.enter(2).send({ type: 'rest', pose: 'curl' })
  return { park, bella, read: vi.spyOn(WordFilter.prototype, 'line') }
}

it.each(ACTS)('[M5] the filter reads no more words %s than a dog may act', (_, act) => {
  const { park, bella, read } = aParkWithASleeper()
  for (let n = 0; n < 20; n++) {
    bella.send(act(`act ${n}`))
    // What the ledger refuses frees the dog for its next act at once.
    if (park.asked.length > 0) park.answer({ type: 'refused', reason: 'place-taken' })
  }
  expect(read).toHaveBeenCalledTimes(4)
})

it.each(ACTS)('[C13] the filter reads no words %s while the room is paused', (_, act) => {
  const { park, bella, read } = aParkWithASleeper()
  park.calmDown({ mode: 'pause', everySeconds: 0, until: park.now + 60_000 })
  bella.send(act('act'))
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'room-paused' })
  expect(read).not.toHaveBeenCalled()
})
