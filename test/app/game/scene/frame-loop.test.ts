import { expect, it } from 'vitest'
import { isFrameDue } from '#app/game/scene/frame-loop.ts'

const FOCUSED = { hasFocus: true, isSaving: false }

it('a window with the focus draws every frame of its screen', () => {
  expect(isFrameDue(4, FOCUSED)).toBe(true)
})

it('a window without it draws about fifteen frames a second, whoever saves battery about thirty, or fifteen', () => {
  expect(framesPerSecond({ ...FOCUSED, hasFocus: false })).toBe(15)
  expect(framesPerSecond({ ...FOCUSED, isSaving: true })).toBe(30)
  expect(framesPerSecond({ hasFocus: false, isSaving: true })).toBe(15)
})

function framesPerSecond(how: Parameters<typeof isFrameDue>[1]): number {
  const screen = Array.from({ length: 600 }, (_, frame) => (frame * 1000) / 60)
  let drawnAt = -Infinity
  const drawn = screen.filter((at) => isFrameDue(at - drawnAt, how) && ((drawnAt = at), true))
  return Math.round(drawn.length / 10)
}
