import { expect, it } from 'vitest'
import { GhostRun } from '#app/arcade/jumping-dog/ghost-run.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { RUN_TICKS, runScore } from '#durable/rules/games/jumping-dog/run.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { SEED } from '#test/support/games.ts'

const { log, score, ticks } = botRun(SEED, 'regular', SEED)

it('runs as its log says, to the same score', () => {
  const ghost = new GhostRun(SEED, log)
  for (let tick = 1; tick <= ticks; tick++) ghost.follow(tick)
  expect({ score: runScore(ghost.run), isOver: ghost.run.isOver }).toEqual({ score, isOver: true })
})

it('is where it would have been when it comes late', () => {
  const [early, late] = [new GhostRun(SEED, log), new GhostRun(SEED, log)]
  for (let tick = 1; tick <= 200; tick++) early.follow(tick)
  late.follow(200)
  expect(late.run).toEqual(early.run)
  expect(late.before).toEqual(early.before)
})

it('stays where its run has ended, whatever is played beside it', () => {
  const ghost = new GhostRun(SEED, log)
  ghost.follow(RUN_TICKS)
  expect(ghost.run.tick).toBe(ticks)
  expect(ghost.before).toEqual({ x: ghost.run.x, y: ghost.run.y })
})

it('runs without leaping where its log cannot be read', () => {
  const ghost = new GhostRun(SEED, Uint8Array.of(200))
  ghost.follow(60)
  expect(ghost.run).toMatchObject({ tick: 60, y: 0 })
})

it('[GR17] runs half a second behind, and no further than was told of a run that is on', () => {
  const live = { bytes: log, tick: 60 }
  const ghost = new GhostRun(SEED, new Uint8Array(), live)
  ghost.follow(60)
  expect(ghost.run.tick).toBe(60 - TICKS_PER_SECOND / 2)
  ghost.follow(300)
  expect(ghost.run.tick).toBe(60)
  live.tick = Infinity
  ghost.follow(RUN_TICKS + TICKS_PER_SECOND)
  expect({ score: runScore(ghost.run), isOver: ghost.run.isOver }).toEqual({ score, isOver: true })
})
