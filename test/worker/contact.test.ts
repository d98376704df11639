import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { contactOf } from '#worker/contact.ts'

it('nobody is sent anywhere until somebody has said where', () => {
  const { address, ...places } = contactOf(env)
  expect(address).toContain('@')
  expect(new Set(Object.values(places))).toEqual(new Set(['']))
})

it.each(['http://chat.park.dk', 'javascript:alert(1)', 'chat.park.dk', '/chat', ' '])('"%s" is no place', (address) => {
  const contact = contactOf({ ...env, CHAT_SERVER_URL: address, DEMO_PARK_ORIGIN: address })
  expect([contact.chatServer, contact.demoPark]).toEqual(['', ''])
})

it('a place is kept as it was written, the demo park as its origin', () => {
  const settings = { CHAT_SERVER_URL: 'https://chat.park.dk/a?b', DEMO_PARK_ORIGIN: 'https://demo.park.dk/' }
  const contact = contactOf({ ...env, ...settings })
  expect([contact.chatServer, contact.demoPark]).toEqual(['https://chat.park.dk/a?b', 'https://demo.park.dk'])
})
