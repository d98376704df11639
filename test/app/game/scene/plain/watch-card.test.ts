import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchCard } from '#app/game/scene/plain/watch-card.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function aCanvas() {
  const canvas = new EventTarget()
  const told: boolean[] = []
  const stop = watchCard(canvas, (isLost) => told.push(isLost))
  return {
    told,
    stop,
    lose: () => canvas.dispatchEvent(new Event('webglcontextlost')),
    restore: () => canvas.dispatchEvent(new Event('webglcontextrestored')),
  }
}

it('reports nothing for a graphics card that comes back soon', () => {
  const { told, lose, restore } = aCanvas()
  lose()
  vi.advanceTimersByTime(2000)
  restore()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([false])
})

it('reports a lost graphics card, and again when it comes back after all', () => {
  const { told, lose, restore } = aCanvas()
  lose()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([true])
  restore()
  expect(told).toEqual([true, false])
})

it('reports nothing after the park was left', () => {
  const { told, stop, lose } = aCanvas()
  lose()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([])
})
