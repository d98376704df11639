import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

const PORTS = 50

it('gives no port that the system may give to somebody else', async () => {
  const range = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
  const first = Number(/^\d+/.exec(range)?.[0] ?? 0)
  const ports = await Promise.all(Array.from({ length: PORTS }, freePort))
  expect(
    ports.filter((port) => port >= first),
    `ports of the system's own range, from ${first}`,
  ).toEqual([])
})
