import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RoundRunner } from '#app/arcade/play/round-runner.ts'

/** A round that does nothing, and what was called on it. */
function runningRound() {
  const letGo = vi.fn()
  const round = { draw: () => {}, key: () => true, figures: () => FIGURES, isOver: () => false, letGo, stop: () => {} }
  const stage = { element: document.body, pace: { isCalm: false, switchMs: null } }
  const events = { onFigures: () => {}, onPaused: () => {}, onOver: () => {} }
  const runner = new RoundRunner((() => round) as never, stage as never, events)
  return { runner, letGo }
}
const FIGURES = { score: 0, chips: [] }

it.each([
  ['Command is pressed', () => fireEvent.keyDown(document.body, { key: 'Meta' })],
  ['Command is released', () => fireEvent.keyUp(document.body, { key: 'Meta' })],
  ['the window loses the focus', () => fireEvent.blur(window)],
])('takes all hands off a round when %s, since no release is told then', (_, happen) => {
  const { runner, letGo } = runningRound()
  happen()
  expect(letGo).toHaveBeenCalledOnce()
  runner.stop()
  happen()
  expect(letGo).toHaveBeenCalledOnce()
})

it('goes on under a finger that is held: no menu opens', () => {
  const { runner, letGo } = runningRound()
  expect(fireEvent.contextMenu(document.body)).toBe(false)
  expect(letGo).not.toHaveBeenCalled()
  runner.stop()
})
