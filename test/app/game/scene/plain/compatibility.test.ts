import { expect, it } from 'vitest'
import { asksForPlain, plainAddress } from '#app/game/scene/plain/compatibility.ts'

it('turns compatibility mode on for compatiblity=1 only', () => {
  expect(['?id=5&compatiblity=1', '?compatiblity=1'].map(asksForPlain)).toEqual([true, true])
  expect(['', '?id=5', '?compatiblity=0', '?compatibility=1', '?compatiblity'].map(asksForPlain)).toEqual(
    Array(5).fill(false),
  )
})

it('leads there by the same address, with the parameter once', () => {
  const [client, phone] = ['/h5/client', '/h5/mobile-client']
  expect(plainAddress({ pathname: client, search: '?id=5' })).toBe('/h5/client?id=5&compatiblity=1')
  expect(plainAddress({ pathname: phone, search: '?compatiblity=0&id=5' })).toBe(
    '/h5/mobile-client?compatiblity=1&id=5',
  )
  expect(plainAddress({ pathname: client, search: '' })).toBe('/h5/client?compatiblity=1')
})
