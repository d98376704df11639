import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

const PORTS = 50

it('gives no port that the system may give to somebody else', async () => {
  const range = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
  const [first = 0, last = 0] = range.trim().split(/\s+/).map(Number)
  const ports = await Promise.all(Array.from({ length: PORTS }, freePort))
  expect(ports.filter((port) => port >= first && port <= last)).toEqual([])
})
