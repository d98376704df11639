import { beforeAll, expect, it } from 'vitest'
import { parseClientFrame } from '#durable/protocol/parse.ts'
import { fuzzInProcess } from './in-process.ts'
import type { InProcessReport } from './in-process.ts'

const FRAMES = 300_000

let report: InProcessReport
/** It takes half a minute of one core, and several times that on a busy machine. */
const FUZZ_TIMEOUT_MS = 600_000
beforeAll(() => {
  report = fuzzInProcess({ frames: FRAMES, seed: 1 })
}, FUZZ_TIMEOUT_MS)

it(`[T31] sends ${FRAMES} frames of all kinds, from dogs in the room and in place of their hello`, () => {
  expect(report.frames).toBe(FRAMES)
  expect(report.fromAdmitted).toBeGreaterThan(FRAMES / 10)
  expect(Object.keys(report.byKind).length).toBeGreaterThanOrEqual(13)
})

it('accepts none of them as a message in the parser', () => {
  expect(report.accepted).toEqual([])
})

it('closes each sender in the room as one with bad messages', () => {
  expect(report.wrongCloses).toEqual([])
})

it('changes no other dog in the room, and tells the others only who comes and goes', () => {
  expect(report.harm).toEqual([])
})

it('answers each walk and each line of the bystanders between them', () => {
  expect(report.unanswered).toEqual([])
  expect(report.walks).toBe((2 * FRAMES) / 50)
  expect(report.lines).toBe((2 * FRAMES) / 250)
})

it('reports a parser that overlooks fields that a message does not have', () => {
  const tooKind: typeof parseClientFrame = (raw) => {
    const text = String(raw).replace(/,"(dog|constructor|toString|type |)":(\d+|\{\}|"walk")\}$/, '}')
    return parseClientFrame(text)
  }
  const { accepted, wrongCloses, harm } = fuzzInProcess({ frames: 10_000, seed: 1, parse: tooKind })
  expect(accepted).not.toEqual([])
  expect(wrongCloses).not.toEqual([])
  expect(harm).not.toEqual([])
})
