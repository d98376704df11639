import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromUtf8, toUtf8 } from '#durable/protocol/frames/utf8.ts'

it('writes a letter in one to four bytes', () => {
  expect([...toUtf8('aé€🐶')]).toEqual([0x61, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x90, 0xb6])
})

it('writes half of a surrogate pair as U+FFFD', () => {
  expect([...toUtf8('\ud83d')]).toEqual([0xef, 0xbf, 0xbd])
})

/** Any letter but half a surrogate pair. The unit 'binary' of fast-check is the same, but prepares for a second. */
const letter = fc.oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))

it('reads what it has written', () => {
  const unit = letter.map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(fromUtf8(toUtf8(text))).toBe(text)
    }),
  )
})

it('keeps a byte order mark at the beginning of a text', () => {
  expect(fromUtf8(toUtf8('\ufeffhello'))).toBe('\ufeffhello')
})

it.each([
  ['of a letter that is cut short', [0xe2, 0x82]],
  ['that begin in the middle of a letter', [0xa9]],
  ['of a letter in an overlong form', [0xc1, 0xa1]],
  ['of half a surrogate pair', [0xed, 0xa0, 0xbd]],
  ['beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
  ['that never occur in UTF-8', [0xff]],
])('refuses bytes %s', (_what, bytes) => {
  expect(fromUtf8(Uint8Array.from(bytes))).toBeNull()
})
