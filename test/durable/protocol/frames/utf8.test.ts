import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromUtf8, toUtf8 } from '#durable/protocol/frames/utf8.ts'

it('writes the same bytes as the platform, also for lone surrogates', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
      (text) => {
        expect([...toUtf8(text)]).toEqual([...new TextEncoder().encode(text)])
      },
    ),
  )
  expect([...toUtf8('é🐶')]).toEqual([0xc3, 0xa9, 0xf0, 0x9f, 0x90, 0xb6])
})

it('reads what the platform reads, and refuses what it refuses', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const byPlatform = (bytes: Uint8Array): string | null => {
    try {
      return decoder.decode(bytes)
    } catch {
      return null
    }
  }
  const lead = fc.constantFrom(
    0x41,
    0x80,
    0xbf,
    0xc0,
    0xc1,
    0xc3,
    0xdf,
    0xe0,
    0xed,
    0xef,
    0xf0,
    0xf4,
    0xf5,
    0xff,
    0x9f,
    0xa0,
  )
  fc.assert(
    fc.property(fc.array(lead, { maxLength: 6 }), (some) => {
      const bytes = Uint8Array.from(some)
      expect(fromUtf8(bytes)).toBe(byPlatform(bytes))
    }),
    { numRuns: 5000 },
  )
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void expect(fromUtf8(bytes)).toBe(byPlatform(bytes))))
})
