import { expect, it } from 'vitest'
import { isAlarming } from '#worker/local/server/runtime-log.ts'

it.each([
  'Uncaught exception: kj/compat/http.c++:5966: failed: remote.jsg.Error: WebSocket protocol error; protocolError.statusCode = 1002',
  'kj/async-io-unix.c++:186: disconnected: ::write(fd, buffer, size): Broken pipe',
  'Uncaught (in promise) Error: Network connection lost.',
])('does not print what a client causes: %s', (message) => {
  expect(isAlarming({ level: 'error', message })).toBe(false)
})

it('shows an error of a Worker', () => {
  expect(isAlarming({ level: 'error', message: 'Uncaught TypeError: dog is not a function' })).toBe(true)
})

it('shows a logged event that means a bug, and no other', () => {
  const line = (event: object) => ({ level: 'log', message: JSON.stringify(event) })
  expect(isAlarming(line({ event: 'operation-failed', requestId: '1', path: 'myUser' }))).toBe(true)
  expect(isAlarming(line({ event: 'signed-in', issuer: 'local', newUser: false }))).toBe(false)
})

it('does not print mere information', () => {
  expect(isAlarming({ level: 'info', message: 'Parsed 4 valid header rules.' })).toBe(false)
})
