import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoundTeller } from '#app/arcade/play/round-teller.ts'
import { logOfText } from '#durable/rules/games/round/log-text.ts'
import { PIECE_BYTES_MAX } from '#durable/rules/games/round/watching.ts'
import type { ToldPiece } from '#durable/rules/games/round/watching.ts'

const COURSE = { game: 'CatsFree', seed: '0'.repeat(32), isCalm: false } as const

let told: ToldPiece[] = []
let soFar = { tick: 0, log: new Uint8Array() }
beforeEach(() => {
  told = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const telling = () =>
  new RoundTeller({ id: 'round', course: COURSE }, () => soFar, { send: (piece) => void told.push(piece) })
const bytesTold = () => told.flatMap(({ bytes }) => [...(logOfText(bytes) as Uint8Array)])
const bytes = (count: number) => Uint8Array.from({ length: count }, (_, at) => at % 100)

it('[GR14] tells the course first, and each second what was added', () => {
  soFar = { tick: 0, log: bytes(0) }
  telling()
  soFar = { tick: 60, log: bytes(5) }
  vi.advanceTimersByTime(1000)
  soFar = { tick: 120, log: bytes(5) }
  vi.advanceTimersByTime(1000)
  expect(told.map(({ from, tick }) => [from, tick])).toEqual([
    [0, 0],
    [0, 60],
    [5, 120],
  ])
  expect(told[0]).toMatchObject({ course: COURSE })
  expect(bytesTold()).toEqual([...bytes(5)])
})

it('[GR14] tells what is missing when the round ends, in pieces that are never too long, and nothing after it', () => {
  soFar = { tick: 600, log: bytes(0) }
  const teller = telling()
  soFar = { tick: 600, log: bytes(150) }
  teller.end()
  teller.end()
  vi.advanceTimersByTime(5000)
  expect(Math.max(...told.map(({ bytes: text }) => (logOfText(text) as Uint8Array).length))).toBe(PIECE_BYTES_MAX)
  expect(bytesTold()).toEqual([...bytes(150)])
  expect(told.map(({ isLast }) => isLast)).toEqual([undefined, undefined, undefined, true])
})

it('[GR14] ends it for watchers when a hand was taken back that was told', () => {
  soFar = { tick: 0, log: bytes(0) }
  telling()
  soFar = { tick: 60, log: Uint8Array.from([1, 2]) }
  vi.advanceTimersByTime(1000)
  soFar = { tick: 61, log: Uint8Array.from([1]) }
  vi.advanceTimersByTime(3000)
  expect(told.map(({ isLast }) => isLast)).toEqual([undefined, undefined, true])
})
