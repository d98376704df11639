import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'

it('[ED9] sends all dogs away from a room that is closed, with the reason, those without a connection too', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.enter(3).drop()
  park.publish({ pack: 'closed', isClosed: true })
  for (const socket of [bella, max]) {
    expect(socket.last).toEqual({ type: 'refused', request: 'hello', reason: 'room-closed' })
    expect(socket.closedWith).toBe(CLOSE.needsTicket)
  }
  expect(park.room.size).toBe(0)
})

it('[ED9] lets nobody into a closed room who was on the way, until it is opened again', () => {
  const park = aPark()
  park.publish({ pack: 'closed', isClosed: true })
  expect(park.enter(1).closedWith).toBe(CLOSE.needsTicket)
  park.publish({ pack: 'open', isClosed: false })
  expect(park.enter(1, { epoch: 2 }).isOpen).toBe(true)
})

it('[ED9] keeps what was said in a room that was closed', () => {
  const park = aPark()
  park.enter(1).say('hej')
  park.publish({ pack: 'closed', isClosed: true })
  park.publish({ pack: 'open', isClosed: false })
  expect(park.enter(2).of('welcome')[0]!.lines).toMatchObject([{ text: 'hej' }])
})
