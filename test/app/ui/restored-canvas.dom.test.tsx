import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const restore = (canvas: HTMLCanvasElement) => canvas.dispatchEvent(new Event('contextrestored'))

it('draws at once, and once more when all canvases are back, the older ones first', () => {
  const [older, newer] = [document.createElement('canvas'), document.createElement('canvas')]
  const drawn: string[] = []
  onCanvasRestored(older, () => drawn.push('older'))
  onCanvasRestored(newer, () => drawn.push('newer'))
  for (const canvas of [older, newer]) restore(canvas)
  expect(drawn).toEqual(['older', 'newer'])
  vi.runAllTimers()
  expect(drawn.slice(2)).toEqual(['older', 'newer'])
})

it('draws nothing that is not shown any more', () => {
  const canvas = document.createElement('canvas')
  const redraw = vi.fn()
  const stop = onCanvasRestored(canvas, redraw)
  restore(canvas)
  stop()
  vi.runAllTimers()
  restore(canvas)
  expect(redraw).toHaveBeenCalledOnce()
})
