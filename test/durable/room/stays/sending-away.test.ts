import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'

const USER = 10

it('[B1] sends away all dogs of a user with the reason, dropped ones too', () => {
  const park = aPark()
  const [bella, second, max] = [park.enter(1), park.enter(3, { user: USER }), park.enter(2)]
  park.enter(4, { user: USER }).drop()
  park.sendAway(USER, null)
  for (const socket of [bella, second]) {
    expect(socket.last).toEqual({ type: 'sentAway', reason: 'Be kind', until: null })
    expect(socket.closedWith).toBe(CLOSE.kicked)
  }
  expect(max.of('left').map(({ dog }) => dog)).toEqual([1, 3, 4])
  expect(max.of('sentAway')).toEqual([])
  expect(park.room.size).toBe(1)
})

it('[B1] refuses a dog that was on its way when its user was banned', () => {
  const park = aPark()
  park.sendAway(USER, park.now + 300_000)
  expect(park.enter(1).closedWith).toBe(CLOSE.banned)
  expect(park.enter(2).isOpen).toBe(true)
  park.now += 9_999
  expect(park.enter(1, { epoch: 2 }).closedWith).toBe(CLOSE.banned)
  park.now += 1
  expect(park.enter(1, { epoch: 3 }).isOpen).toBe(true)
})

it('[B1] lets a user come back at once after a kick without a ban', () => {
  const park = aPark()
  park.sendAway(USER, null)
  expect(park.enter(1).isOpen).toBe(true)
})

it('sends away the dogs of one session, and leaves those of other sessions', () => {
  const park = aPark()
  const [here, there] = [park.enter(1, { session: 'here' }), park.enter(3, { user: USER, session: 'there' })]
  park.host.stays.closeUser(USER, CLOSE.banned, null, 'here')
  expect([here.closedWith, there.isOpen]).toEqual([CLOSE.banned, true])
})

it('sends away a dog without a known session with any session of its user', () => {
  const park = aPark()
  const dog = park.enter(1)
  park.host.stays.closeUser(USER, CLOSE.banned, null, 'here')
  expect(dog.closedWith).toBe(CLOSE.banned)
})
