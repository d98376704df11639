import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { isAlarming, isCutOff } from '#worker/local/server/runtime-log.ts'

it.each([
  'Uncaught exception: kj/compat/http.c++:5966: failed: remote.jsg.Error: WebSocket protocol error; protocolError.statusCode = 1002',
  'kj/async-io-unix.c++:186: disconnected: ::write(fd, buffer, size): Broken pipe',
  'Uncaught (in promise) Error: Network connection lost.',
  'Uncaught exception: workerd/io/worker-entrypoint.c++:648: failed: jsg.TypeError: Incoming CONNECT on a worker not supported',
  'The URL path "/%" could not be decoded because it is is a malformed URL segment.',
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

it('knows the error of a request whose connection breaks', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.destroy()))
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  const error: unknown = await fetch(`http://localhost:${port}`).catch((reason: unknown) => reason)
  server.close()
  expect(error).toSatisfy(isCutOff)
})

it('takes no other error for a broken connection', () => {
  expect(isCutOff(new TypeError('dog is not a function'))).toBe(false)
  expect(isCutOff(new Error('it ended with "exception"'))).toBe(false)
  expect(isCutOff('fetch failed')).toBe(false)
})
