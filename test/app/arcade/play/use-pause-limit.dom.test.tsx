import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePauseLimit } from '#app/arcade/play/use-pause-limit.ts'

const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A round that may be paused, and how often its pauses were too long. */
function paused(first: { round: object | null; isPaused: boolean }) {
  const onOver = vi.fn<() => void>()
  const { rerender } = renderHook(({ round, isPaused }) => usePauseLimit(round, isPaused, onOver), {
    initialProps: first,
  })
  return { rerender, onOver }
}

it('ends a round that is paused for a minute', () => {
  const { onOver } = paused({ round: {}, isPaused: true })
  vi.advanceTimersByTime(MINUTE_MS - 1)
  expect(onOver).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onOver).toHaveBeenCalledOnce()
})

it('adds up the pauses of one round, and begins anew with the next', () => {
  const round = {}
  const { rerender, onOver } = paused({ round, isPaused: true })
  vi.advanceTimersByTime(MINUTE_MS - 10)
  rerender({ round, isPaused: false })
  vi.advanceTimersByTime(MINUTE_MS)
  rerender({ round: {}, isPaused: true })
  vi.advanceTimersByTime(20)
  expect(onOver).not.toHaveBeenCalled()
  const other = {}
  rerender({ round: other, isPaused: true })
  vi.advanceTimersByTime(MINUTE_MS - 10)
  rerender({ round: other, isPaused: false })
  rerender({ round: other, isPaused: true })
  vi.advanceTimersByTime(10)
  expect(onOver).toHaveBeenCalledOnce()
})

it('leaves a game of turns paused for as long as the player likes', () => {
  const { onOver } = paused({ round: null, isPaused: true })
  vi.advanceTimersByTime(10 * MINUTE_MS)
  expect(onOver).not.toHaveBeenCalled()
})
