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

it('a card that comes back soon is not missed', () => {
  const { told, lose, restore } = aCanvas()
  lose()
  vi.advanceTimersByTime(2000)
  restore()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([false])
})

it('one that does not is told of, and told of again when it comes after all', () => {
  const { told, lose, restore } = aCanvas()
  lose()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([true])
  restore()
  expect(told).toEqual([true, false])
})

it('nobody is told once the park is left', () => {
  const { told, stop, lose } = aCanvas()
  lose()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([])
})
