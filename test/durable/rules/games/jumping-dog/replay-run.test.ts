import { expect, it } from 'vitest'
import {
  isKeyDown,
  readRunLog,
  recordedKey,
  replayRun,
  writeRunLog,
} from '#durable/rules/games/jumping-dog/replay-run.ts'
import { runScore, startRun, stepRun } from '#durable/rules/games/jumping-dog/run.ts'
import { SEED } from '#test/support/games.ts'

it('[GJ6] writes the ticks between changes of the key, and reads them again', () => {
  const changes = [0, 3, 120, 400]
  expect([...writeRunLog(changes)]).toEqual([0, 3, 117, 152, 2])
  expect(readRunLog(writeRunLog(changes))).toEqual(changes)
})

it('[GJ6] the key is down from each odd change up to the next one', () => {
  const key = recordedKey([1, 3, 4])
  expect([0, 1, 2, 3, 4, 5].map((tick) => isKeyDown(key, tick))).toEqual([false, true, true, false, true, true])
})

it('[GJ6] changes that come while a run is watched are played as well', () => {
  const changes = [1]
  const key = recordedKey(changes)
  const first = [0, 1].map((tick) => isKeyDown(key, tick))
  changes.push(2)
  expect([...first, isKeyDown(key, 2)]).toEqual([false, true, false])
})

it('[GR1] plays a run on without hands after the last change', () => {
  const run = startRun(SEED)
  while (!run.isOver) stepRun(run, false)
  const proof = { score: runScore(run), ticks: run.tick, handTicks: 0 }
  expect(replayRun(SEED, new Uint8Array())).toEqual({ proof })
})

it.each([
  ['two changes in one tick', [5, 0], 'out-of-order'],
  ['half a number', [5, 128], 'cut-off'],
  ['a number that is too long', [5, 129, 0], 'not-shortest'],
  ['a change after the end', [5, 1, 255, 127], 'goes-on'],
  ['more than 4,096 bytes', Array<number>(4097).fill(1), 'too-long'],
])('[GR2] refuses %s', (_what, bytes, fault) => {
  expect(replayRun(SEED, Uint8Array.from(bytes))).toEqual({ refused: fault })
})

it('[GJ6] the log of a run that goes on is the beginning of its whole log', () => {
  const [whole, part] = [writeRunLog([5, 200, 205]), writeRunLog([5, 200])]
  expect(whole.subarray(0, part.length)).toEqual(part)
})
