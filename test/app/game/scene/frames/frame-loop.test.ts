import { expect, it, vi } from 'vitest'
import { FrameLoop, isFrameDue } from '#app/game/scene/frames/frame-loop.ts'

const FOCUSED = { hasFocus: true, isSaving: false }

it('draws every frame of the screen in a window with the focus', () => {
  expect(isFrameDue(4, FOCUSED)).toBe(true)
})

it('draws about fifteen frames a second without the focus, and about thirty, or fifteen, while saving power', () => {
  expect(framesPerSecond({ ...FOCUSED, hasFocus: false })).toBe(15)
  expect(framesPerSecond({ ...FOCUSED, isSaving: true })).toBe(30)
  expect(framesPerSecond({ hasFocus: false, isSaving: true })).toBe(15)
})

it('draws at once after the canvas was resized, and skips the requested frame', () => {
  const asked = new Set<number>()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, hasFocus: () => true }))
  vi.stubGlobal('requestAnimationFrame', () => (asked.add(asked.size + 1), asked.size))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => asked.delete(frame))
  let drawn = 0
  const loop = new FrameLoop(
    (now) => (drawn++, now + 60_000),
    () => false,
  )
  loop.wake()
  expect([drawn, asked.size]).toEqual([0, 1])
  loop.redraw()
  expect([drawn, asked.size]).toEqual([1, 0])
  loop.stop()
  loop.redraw()
  expect(drawn).toBe(1)
  vi.unstubAllGlobals()
})

it('asks for no frame while something covers the picture', () => {
  let asked = 0
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, hasFocus: () => true }))
  vi.stubGlobal('requestAnimationFrame', () => ++asked)
  vi.stubGlobal('cancelAnimationFrame', () => null)
  let isCovered = true
  const loop = new FrameLoop(
    (now) => now + 60_000,
    () => false,
    () => isCovered,
  )
  loop.wake()
  expect(asked).toBe(0)
  isCovered = false
  loop.wake()
  expect(asked).toBe(1)
  loop.stop()
  vi.unstubAllGlobals()
})

function framesPerSecond(how: Parameters<typeof isFrameDue>[1]): number {
  const screen = Array.from({ length: 600 }, (_, frame) => (frame * 1000) / 60)
  let drawnAt = -Infinity
  const drawn = screen.filter((at) => isFrameDue(at - drawnAt, how) && ((drawnAt = at), true))
  return Math.round(drawn.length / 10)
}
