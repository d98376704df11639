import { expect, it } from 'vitest'
import { BOARD, layoutOf, scaleFor } from '#app/arcade/knogleknas/heap-layout.ts'

/** Where the heap stands in a window, CSS px, at one device pixel per CSS px times `ratio`. */
function placed(width: number, height: number, { topPx, ratio = 1 }: { topPx: number; ratio?: number }) {
  const scale = Math.max(1, Math.floor(scaleFor({ width, height, topPx }) * ratio)) / ratio
  const view = { width: Math.ceil(width / scale), height: Math.ceil(height / scale), scale }
  const { board } = layoutOf(view, topPx)
  return { scale, top: board.y * scale, bottom: (board.y + BOARD.height) * scale, cell: 24 * scale }
}

it('has cells of 48 px on a phone of 390, and of 72 px on a desktop of 1440', () => {
  expect(placed(390, 844, { topPx: 150, ratio: 2 }).cell).toBe(48)
  expect(placed(1440, 900, { topPx: 108 }).cell).toBe(72)
})

it.each([
  [390, 844, 150, 3],
  [360, 640, 150, 3],
  [320, 568, 150, 2],
  [768, 1024, 150, 2],
  [1024, 768, 150, 1],
  [1280, 720, 108, 1],
  [1920, 1080, 108, 1],
  [2560, 1440, 108, 1],
])('stands below the figures and within a window of %i x %i', (width, height, topPx, ratio) => {
  const { top, bottom } = placed(width, height, { topPx, ratio })
  expect(top).toBeGreaterThanOrEqual(topPx - 1)
  expect(bottom).toBeLessThanOrEqual(height)
})
