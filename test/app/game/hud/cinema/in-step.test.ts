import { expect, it } from 'vitest'
import { inStep } from '#app/game/hud/cinema/in-step.ts'
import type { Screen } from '#app/game/hud/cinema/in-step.ts'

/** A player with a film of 24 s; `isStrict` is a browser that blocks sound. */
function aScreen({ isStrict = false, ...rest }: Partial<Screen> & { isStrict?: boolean } = {}) {
  const screen = {
    currentTime: 0,
    duration: 24,
    muted: false,
    paused: true,
    readyState: 4,
    play: () => {
      if (isStrict && !screen.muted) return Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
      screen.paused = false
      return Promise.resolve()
    },
    ...rest,
  }
  return screen
}

it('starts a film at the second that the others see', () => {
  const screen = aScreen()
  inStep(screen, { seconds: 7.2, length: 24 })
  expect(screen).toMatchObject({ currentTime: 7.2, paused: false, muted: false })
})

it('corrects a film that is out of step, but not by a little', () => {
  const screen = aScreen({ currentTime: 7, paused: false })
  inStep(screen, { seconds: 7.3, length: 24 })
  expect(screen.currentTime).toBe(7)
  inStep(screen, { seconds: 9, length: 24 })
  expect(screen.currentTime).toBe(9)
})

it('ends a file that is longer or shorter than the programme says at the earlier of the two ends', () => {
  for (const { duration, length } of [
    { duration: 24, length: 30 },
    { duration: Infinity, length: 24 },
  ]) {
    const screen = aScreen({ duration, currentTime: 23.9 })
    inStep(screen, { seconds: 24.5, length })
    expect(screen).toMatchObject({ currentTime: 23.9, paused: true })
  }
})

it('waits for the file, and never seeks before its beginning', () => {
  const early = aScreen({ readyState: 0 })
  inStep(early, { seconds: 7, length: 24 })
  expect(early).toMatchObject({ currentTime: 0, paused: true })
  const before = aScreen({ currentTime: 3 })
  inStep(before, { seconds: -0.2, length: 24 })
  expect(before.currentTime).toBe(0)
})

it('plays without sound in a browser that blocks sound', async () => {
  const screen = aScreen({ isStrict: true })
  inStep(screen, { seconds: 1, length: 24 })
  await expect.poll(() => screen.paused).toBe(false)
  expect(screen.muted).toBe(true)
})
