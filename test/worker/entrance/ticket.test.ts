import { expect, it } from 'vitest'
import { dogOfTicket, doorOf, ticketOf } from '#worker/entrance/ticket.ts'

it('names its dog, and the door that it was issued for after the secret', () => {
  expect(ticketOf(7, 'secret', 'plaza-west')).toBe('7.secret.plaza-west')
  expect(ticketOf(7, 'secret', null)).toBe('7.secret')
  expect([doorOf('7.secret.plaza-west'), doorOf('7.secret'), doorOf('')]).toEqual(['plaza-west', null, null])
})

it.each(['', 'secret', '.secret', '0.secret', '-1.secret', '1e3.secret', '7', '9999999999999999.secret'])(
  'names no dog: "%s"',
  (ticket) => {
    expect(dogOfTicket(ticket)).toBeNull()
  },
)

it('names the dog 7', () => {
  expect(dogOfTicket('7.secret')).toBe(7)
})
