import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { portToListenOn } from '#worker/local/server/port.ts'

let server: Server | null = null
afterEach(() => {
  server?.close()
  server = null
})

it('accepts a port that is free on both loopback addresses', async () => {
  const port = await listen('127.0.0.1')
  server?.close()
  await once(server ?? createServer(), 'close')
  server = null
  expect(await portToListenOn(String(port))).toBe(port)
})

it.each(['127.0.0.1', '0.0.0.0'])('refuses a port that is taken on %s, and offers another', async (host) => {
  const port = await listen(host)
  await expect(portToListenOn(String(port))).rejects.toThrow(
    new RegExp(`^Port ${port} is taken.* PORT=${port + 1} PERSIST_TO=`),
  )
})

it.each(['', 'http', '0', '65536', '-1', '80.5'])('refuses "%s", which is no port', async (text) => {
  await expect(portToListenOn(text)).rejects.toThrow('is no port')
})

async function listen(host: string): Promise<number> {
  server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return port
}
