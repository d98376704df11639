import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { aPark } from '#test/support/park.ts'
import type { TestPark } from '#test/support/park.ts'

const MINUTE_MS = 60_000

/** The stays that have ended since the last call. */
function overIn({ over }: TestPark) {
  return over.splice(0)
}

it('[K3] ends a stay when the dog leaves, in whatever way', () => {
  const park = aPark()
  park.enter(1, { epoch: 7 }).send({ type: 'leave' })
  expect(overIn(park)).toEqual([[1, 7]])
  park.enter(2, { epoch: 3 })
  park.host.stays.seeOff(2, 4)
  expect(overIn(park)).toEqual([[2, 3]])
  park.enter(3)
  expect(park.room.on({ type: 'sentAway', user: 30, code: CLOSE.kicked, notice: null }, park.now)).toContainEqual({
    do: 'gone',
    dog: 3,
    epoch: 1,
  })
})

it('[K3] ends the stay of a dropped dog only after its minute', () => {
  const park = aPark()
  park.enter(1, { epoch: 7 }).drop()
  expect(overIn(park)).toEqual([])
  park.wait(MINUTE_MS)
  expect(overIn(park)).toEqual([[1, 7]])
})

it('[K3] ends the stay of a visitor who is not let in', () => {
  const park = aPark({ maxDogs: 1 })
  park.enter(1)
  park.enter(2, { epoch: 5 })
  expect(overIn(park)).toEqual([[2, 5]])
  park.enter(3, { epoch: 2 }, { version: PROTOCOL_VERSION + 1 })
  expect(overIn(park)).toEqual([[3, 2]])
})

it('[K3] ends no stay of a dog that is here for a socket without a hello', () => {
  const park = aPark()
  park.enter(1, { epoch: 2 })
  expect(park.room.on({ type: 'turnedAway', visitor: aVisitor(1, { epoch: 3 }) }, park.now)).toEqual([])
  expect(park.room.on({ type: 'turnedAway', visitor: aVisitor(4, { epoch: 3 }) }, park.now)).toEqual([
    { do: 'gone', dog: 4, epoch: 3 },
  ])
})

it('[K3] refuses older tickets once the stay of the newest is over (seed 18665)', () => {
  const park = aPark()
  park.room.on({ type: 'turnedAway', visitor: aVisitor(1, { epoch: 6 }) }, park.now)
  expect(park.enter(1, { epoch: 5 }).closedWith).toBe(CLOSE.elsewhere)
  expect(park.enter(1, { epoch: 7 }).isOpen).toBe(true)
})
