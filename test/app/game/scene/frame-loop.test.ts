import { expect, it } from 'vitest'
import { isFrameDue } from '#app/game/scene/frame-loop.ts'

it('a window with the focus draws every frame of its screen', () => {
  expect(isFrameDue(4, true)).toBe(true)
})

it('a window without it draws about fifteen frames a second', () => {
  const screen = Array.from({ length: 600 }, (_, frame) => (frame * 1000) / 60)
  let drawnAt = -Infinity
  const drawn = screen.filter((at) => isFrameDue(at - drawnAt, false) && ((drawnAt = at), true))
  expect(drawn.length / 10).toBeGreaterThan(13)
  expect(drawn.length / 10).toBeLessThan(17)
})
