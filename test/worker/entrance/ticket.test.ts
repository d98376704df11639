import { expect, it } from 'vitest'
import { doorOf, ticketOf } from '#worker/entrance/ticket.ts'

it('names the door that it was issued for, after the secret', () => {
  expect(ticketOf('secret', 'plaza-west')).toBe('secret.plaza-west')
  expect([doorOf('secret.plaza-west'), doorOf('secret'), doorOf('')]).toEqual(['plaza-west', null, null])
})
