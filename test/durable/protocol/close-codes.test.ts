import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CLOSE, PING, PONG, isFinalClose } from '#durable/protocol/close-codes.ts'
import { parseClientFrame } from '#durable/protocol/parse.ts'

const handbook = readFileSync('durable/protocol/README.md', 'utf8')

it('every code is a private one of its own', () => {
  const codes = Object.values(CLOSE)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => code >= 4000 && code <= 4999)).toBe(true)
})

it('a client comes back by itself after a lost connection, a flood, a full park or silence, not after being sent away', () => {
  const mayComeBack = [1000, 1001, 1006, 1011, CLOSE.flooding, CLOSE.full, CLOSE.silent, CLOSE.slow]
  expect(mayComeBack.some(isFinalClose)).toBe(false)
  const final = [CLOSE.bye, CLOSE.kicked, CLOSE.banned, CLOSE.tooOld, CLOSE.badMessage, CLOSE.elsewhere, CLOSE.changed]
  expect(final.every(isFinalClose)).toBe(true)
})

it('the handbook for bot writers names every code', () => {
  for (const [name, code] of Object.entries(CLOSE))
    expect(handbook).toMatch(new RegExp(`\\| ${code} +\\| ${name} +\\|`))
})

it('a ping is answered by the platform and is no message', () => {
  expect(parseClientFrame(PING)).toBe(null)
  expect(PING).not.toBe(PONG)
})
