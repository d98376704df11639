import { expect, it } from 'vitest'
import { FIRST_PLAY, playAfter } from '#app/arcade/play/play-state.ts'
import type { PlayEvent } from '#app/arcade/play/play-state.ts'
import type { OpenRound } from '#app/arcade/rounds/rounds.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

const SETUP = { seed: numberedSeed(1), level: null, attempt: 1, medals: [1, 2, 3], best: null, isFirst: false } as const
const FIGURES = { score: 7, chips: [] }
const GHOST = { name: 'Bella', dog: { color: '#8a5a33' }, score: 9, log: new Uint8Array() }

function aRound(id: string): OpenRound {
  return { id, until: 0, setup: SETUP }
}

/** A round that is played with these things told of it. */
function played(...events: PlayEvent[]) {
  const started: PlayEvent = { type: 'started', started: aRound('one'), mount: () => never() }
  return [started, ...events].reduce(playAfter, FIRST_PLAY)
}

function never(): never {
  throw new Error('no round is mounted here')
}

const OVER: PlayEvent = { type: 'over', started: aRound('one'), score: 7, wasShort: false }
const ANSWER = { isKept: true }

it('puts the answer to a round on its end card', () => {
  const { phase } = played(OVER, { type: 'answered', id: 'one', answer: ANSWER })
  expect(phase).toMatchObject({ is: 'over', score: 7, answer: ANSWER })
})

it('drops an answer that comes when the next round has begun', () => {
  const next = played(OVER, { type: 'starts' })
  expect(playAfter(next, { type: 'answered', id: 'one', answer: ANSWER })).toBe(next)
  const over = played({ ...OVER, started: aRound('two') })
  expect(playAfter(over, { type: 'answered', id: 'one', answer: ANSWER })).toBe(over)
})

it('begins the next round unpaused, without the ghost of the last one, and with its figures until there are others', () => {
  const paused = played({ type: 'figured', figures: FIGURES }, { type: 'met', ghost: GHOST }, { type: 'paused' })
  expect(paused).toMatchObject({ isPaused: true, ghost: GHOST })
  const starting = playAfter(paused, { type: 'starts' })
  expect(starting).toMatchObject({ phase: { is: 'starting' }, isPaused: false })
  const next = playAfter(starting, { type: 'started', started: aRound('two'), mount: () => never() })
  expect(next).toMatchObject({ phase: { is: 'playing' }, ghost: null, figures: FIGURES })
})

it('keeps the round that is played while it is paused, counted down and read aloud', () => {
  const before = played()
  const after = played(
    { type: 'paused' },
    { type: 'resumed' },
    { type: 'counted', count: 3 },
    { type: 'said', said: 'ow' },
  )
  expect(after).toMatchObject({ isPaused: false, count: 3, said: 'ow' })
  const events: PlayEvent[] = [{ type: 'counted', count: 3 }, { type: 'said', said: 'ow' }, { type: 'paused' }]
  expect(events.reduce(playAfter, before).phase).toBe(before.phase)
})

it('says why no round was begun', () => {
  const refused = playAfter(FIRST_PLAY, { type: 'refused', refused: { refusal: null, words: 'no line' } })
  expect(refused.phase).toEqual({ is: 'refused', refusal: null, words: 'no line' })
})
