import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { contactOf } from '#worker/contact.ts'

it('links nowhere until an address is set', () => {
  const { address, ...places } = contactOf(env)
  expect(address).toContain('@')
  expect(new Set(Object.values(places))).toEqual(new Set(['']))
})

it.each(['http://chat.park.dk', 'javascript:alert(1)', 'chat.park.dk', '/chat', ' '])(
  'rejects "%s" as an address',
  (address) => {
    const contact = contactOf({ ...env, CHAT_SERVER_URL: address, DEMO_PARK_ORIGIN: address })
    expect([contact.chatServer, contact.demoPark]).toEqual(['', ''])
  },
)

it('keeps an address unchanged, and the demo park as its origin', () => {
  const settings = { CHAT_SERVER_URL: 'https://chat.park.dk/a?b', DEMO_PARK_ORIGIN: 'https://demo.park.dk/' }
  const contact = contactOf({ ...env, ...settings })
  expect([contact.chatServer, contact.demoPark]).toEqual(['https://chat.park.dk/a?b', 'https://demo.park.dk'])
})

it.each(['http://localhost:8788', 'http://demo.localhost:8788'])(
  'knows a demo park of the same machine: %s',
  (origin) => {
    expect(contactOf({ ...env, DEMO_PARK_ORIGIN: `${origin}/`, CHAT_SERVER_URL: origin })).toMatchObject({
      demoPark: origin,
      chatServer: '',
    })
  },
)
