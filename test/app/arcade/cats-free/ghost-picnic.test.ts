import { expect, it } from 'vitest'
import { GhostPicnic } from '#app/arcade/cats-free/ghost-picnic.ts'
import { PICNIC_TICKS } from '#durable/rules/games/cats-free/cats.ts'
import { botPicnic } from '#durable/rules/games/cats-free/picnic-bot.ts'
import { picnicScore } from '#durable/rules/games/cats-free/picnic.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { SEED } from '#test/support/games.ts'

const { log, score, ticks } = botPicnic(SEED, 'regular', SEED)

it('guards as its log says, to the same score', () => {
  const ghost = new GhostPicnic(SEED, log)
  for (let tick = 1; tick <= ticks; tick++) ghost.follow(tick)
  expect({ score: picnicScore(ghost.picnic), isOver: ghost.picnic.isOver }).toEqual({ score, isOver: true })
})

it('is where it would have been when it comes late', () => {
  const [early, late] = [new GhostPicnic(SEED, log), new GhostPicnic(SEED, log)]
  for (let tick = 1; tick <= 200; tick++) early.follow(tick)
  late.follow(200)
  expect([late.picnic, late.before, late.ranPx, late.side]).toEqual([
    early.picnic,
    early.before,
    early.ranPx,
    early.side,
  ])
})

it('stays where its picnic has ended', () => {
  const ghost = new GhostPicnic(SEED, log)
  ghost.follow(PICNIC_TICKS)
  expect(ghost.before).toEqual({ x: ghost.picnic.x, y: ghost.picnic.y })
})

it('stands where its log cannot be read', () => {
  const ghost = new GhostPicnic(SEED, Uint8Array.of(200))
  const { x, y } = ghost.picnic
  ghost.follow(60)
  expect(ghost.picnic).toMatchObject({ tick: 60, x, y })
})

it('[GR17] guards as a picnic that is on is told, to the same score', () => {
  const live = { bytes: log, tick: 60 }
  const ghost = new GhostPicnic(SEED, new Uint8Array(), live)
  ghost.follow(300)
  expect(ghost.picnic.tick).toBe(60)
  live.tick = Infinity
  ghost.follow(PICNIC_TICKS + TICKS_PER_SECOND)
  expect({ score: picnicScore(ghost.picnic), isOver: ghost.picnic.isOver }).toEqual({ score, isOver: true })
})
