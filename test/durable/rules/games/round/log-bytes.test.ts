import { expect, it } from 'vitest'
import { isAtEnd, readNumber, writeNumber } from '#durable/rules/games/round/log-bytes.ts'

function read(...bytes: number[]) {
  return readNumber({ bytes: Uint8Array.from(bytes), at: 0 })
}

it.each([
  [0, [0]],
  [127, [127]],
  [128, [128, 1]],
  [300, [172, 2]],
  [7200, [160, 56]],
  [2_097_151, [255, 255, 127]],
])('[GR2] writes %i as %j and reads it again', (number, bytes) => {
  const written: number[] = []
  writeNumber(written, number)
  expect(written).toEqual(bytes)
  expect(read(...bytes)).toBe(number)
})

it.each([
  ['nothing', [], 'cut-off'],
  ['a first byte that announces more', [128], 'cut-off'],
  ['two such bytes', [255, 128], 'cut-off'],
  ['a zero of two bytes', [128, 0], 'not-shortest'],
  ['a number with an empty last byte', [172, 130, 0], 'not-shortest'],
  ['four bytes', [255, 255, 255, 1], 'not-shortest'],
])('[GR2] refuses %s', (_what, bytes, fault) => {
  expect(read(...bytes)).toBe(fault)
})

it('knows the end of a log', () => {
  const reader = { bytes: Uint8Array.of(3), at: 0 }
  expect(isAtEnd(reader)).toBe(false)
  readNumber(reader)
  expect(isAtEnd(reader)).toBe(true)
})
