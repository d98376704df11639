import { expect, it } from 'vitest'
import { pinched, spanOf } from '#app/game/input/pinch.ts'

const PINCH = { spanPx: 100, zoomPercent: 100 }

it('zooms in step by step, up to the maximum, when fingers move apart', () => {
  expect([100, 129, 130, 150, 181, 260, 900].map((spanPx) => pinched(PINCH, spanPx, 100))).toEqual([
    100, 100, 150, 150, 200, 200, 200,
  ])
})

it('zooms out when fingers move together', () => {
  expect([75, 70, 50, 1].map((spanPx) => pinched(PINCH, spanPx, 100))).toEqual([100, 50, 50, 50])
})

it('stays on one step when fingers tremble between two', () => {
  let percent = 100
  const seen = [126, 124, 131, 124, 126, 119].map((spanPx) => (percent = pinched(PINCH, spanPx, percent)))
  expect(seen).toEqual([100, 100, 150, 150, 150, 100])
})

it('does not divide by zero when two fingers are on one spot', () => {
  expect(pinched({ spanPx: 0, zoomPercent: 100 }, 40, 100)).toBe(200)
  expect(spanOf({ x: 0, y: 3 }, { x: 4, y: 0 })).toBe(5)
})
