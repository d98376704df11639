import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameStage, PlayedRound } from '#app/arcade/game-module.ts'
import { RoundRunner } from '#app/arcade/play/round-runner.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

const LATE_MS = 350
const COUNT_MS = 700

/** The frames that the runner waits for; each is drawn when the test says so. */
let frames: FrameRequestCallback[] = []
let now = 0

beforeEach(() => {
  frames = []
  now = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function drawsAfter(ms: number) {
  now += ms
  for (const draw of frames.splice(0)) draw(now)
}

/** A round of a game with a clock, or of one of turns, and what its runner has told. */
function started({ hasClock }: { hasClock: boolean }) {
  const told = { pauses: 0, counts: [] as (number | null)[], ticks: 0, letGo: 0 }
  const figures = { score: 0, chips: [] }
  const round: PlayedRound = {
    ...(hasClock && { step: () => void told.ticks++ }),
    draw: () => {},
    key: () => true,
    figures: () => figures,
    isOver: () => false,
    letGo: () => void told.letGo++,
    log: () => new Uint8Array(),
    stop: () => {},
  }
  const stage: GameStage = {
    element: document.createElement('div'),
    topPx: 0,
    round: {
      seed: numberedSeed(1),
      level: null,
      attempt: 1,
      medals: [1, 2, 3],
      best: null,
      isFirst: false,
    },
    pace: { isCalm: false, switchMs: null },
    isStill: () => false,
    t: vi.fn<never>(),
    language: 'en',
    sound: () => {},
    say: () => {},
  }
  const runner = new RoundRunner(() => round, stage, {
    onFigures: () => {},
    onPaused: () => void told.pauses++,
    onCount: (left) => void told.counts.push(left),
    onOver: () => {},
  })
  drawsAfter(0)
  drawsAfter(17)
  return { runner, told, element: stage.element }
}

it('counts three, two, one after a late frame, and then goes on by itself', () => {
  const { told } = started({ hasClock: true })
  drawsAfter(LATE_MS)
  vi.advanceTimersByTime(3 * COUNT_MS)
  expect(told.counts).toEqual([3, 2, 1, null])
  const before = told.ticks
  drawsAfter(0)
  drawsAfter(34)
  expect(told).toMatchObject({ pauses: 0, ticks: before + 2, letGo: 0 })
})

it('stops no game of turns for a late frame', () => {
  const { told } = started({ hasClock: false })
  for (let frame = 0; frame < 10; frame++) drawsAfter(LATE_MS)
  expect(told).toMatchObject({ pauses: 0, counts: [] })
  expect(frames).toHaveLength(1)
})

it('pauses a game with a clock when another window comes to the front, and waits to be asked', () => {
  const { told, runner } = started({ hasClock: true })
  window.dispatchEvent(new Event('blur'))
  expect(told).toMatchObject({ pauses: 1, letGo: 1 })
  expect(frames).toEqual([])
  runner.resume()
  expect(frames).toHaveLength(1)
})

it('plays a game of turns on beside another window', () => {
  const { told } = started({ hasClock: false })
  window.dispatchEvent(new Event('blur'))
  expect(told.pauses).toBe(0)
})

it('pauses in the middle of the count when the tab is hidden, and counts no further', () => {
  const { told } = started({ hasClock: true })
  drawsAfter(LATE_MS)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(10 * COUNT_MS)
  expect(told).toMatchObject({ pauses: 1, counts: [3, null] })
  expect(frames).toEqual([])
})

it.each([
  ['Command is pressed', () => fireEvent.keyDown(document.body, { key: 'Meta' })],
  ['Command is released', () => fireEvent.keyUp(document.body, { key: 'Meta' })],
  ['the window loses the focus', () => fireEvent.blur(window)],
])('takes all hands off a round when %s, since no release is told then', (_, happen) => {
  const { runner, told } = started({ hasClock: false })
  happen()
  expect(told.letGo).toBe(1)
  runner.stop()
  happen()
  expect(told.letGo).toBe(1)
})

it('goes on under a finger that is held: no menu opens', () => {
  const { told, element } = started({ hasClock: true })
  expect(fireEvent.contextMenu(element)).toBe(false)
  expect(told.letGo).toBe(0)
})
