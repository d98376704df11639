import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GlitchText } from '#app/site/whatis/rang/glitch-text.tsx'
import { GLITCH_MS, glitched, startGlitch } from '#app/site/whatis/rang/glitch.ts'
import { renderedPage } from '../rendered-page.tsx'

/** A reader's setting for reduced motion, which can change. */
class Calm extends EventTarget {
  matches: boolean
  constructor(matches: boolean) {
    super()
    this.matches = matches
  }
  set(matches: boolean) {
    this.matches = matches
    this.dispatchEvent(new Event('change'))
  }
}

it.each([0, 0.3, 0.5, 0.99])('changes exactly one character, for the random number %f', (chance) => {
  const differing = [...glitched('???', () => chance)].filter((letter) => letter !== '?')
  expect(differing).toHaveLength(1)
})

describe('a glitching text', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function glitching(calm: Calm) {
    const shown: string[] = []
    let chance = 0
    const random = () => (chance = (chance + 0.37) % 1)
    const stop = startGlitch({ text: '???', calm, random, show: (text) => shown.push(text) })
    return { shown, stop }
  }

  it('changes every 200 ms', () => {
    const { shown, stop } = glitching(new Calm(false))
    vi.advanceTimersByTime(199)
    expect(shown).toEqual(['???'])
    vi.advanceTimersByTime(1)
    expect(shown).toHaveLength(2)
    vi.advanceTimersByTime(4 * GLITCH_MS)
    expect(shown).toHaveLength(6)
    stop()
    vi.advanceTimersByTime(10 * GLITCH_MS)
    expect(shown).toHaveLength(6)
  })

  it('stands still for a reader who wants reduced motion', () => {
    const { shown } = glitching(new Calm(true))
    vi.advanceTimersByTime(50 * GLITCH_MS)
    expect(shown).toEqual(['???'])
  })

  it('returns to the true text when the reader asks for reduced motion, and may begin again', () => {
    const calm = new Calm(false)
    const { shown } = glitching(calm)
    vi.advanceTimersByTime(GLITCH_MS)
    calm.set(true)
    vi.advanceTimersByTime(10 * GLITCH_MS)
    expect(shown.at(-1)).toBe('???')
    expect(shown).toHaveLength(3)
    calm.set(false)
    vi.advanceTimersByTime(GLITCH_MS)
    expect(shown.at(-1)).not.toBe('???')
  })
})

it('is read aloud by its label, not by its characters', () => {
  const html = renderedPage(<GlitchText text="???" label="Skjult rang" />, 'dk')
  expect(html).toContain('role="img" aria-label="Skjult rang"')
})
