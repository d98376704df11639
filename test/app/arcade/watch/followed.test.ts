import { expect, it } from 'vitest'
import { FollowedOrders } from '#app/arcade/cats-free/followed-orders.ts'
import type { FollowedLog } from '#app/arcade/game-module.ts'
import { FollowedKey } from '#app/arcade/jumping-dog/followed-key.ts'
import { botPicnic } from '#durable/rules/games/cats-free/picnic-bot.ts'
import { picnicScore, startPicnic, stepPicnic } from '#durable/rules/games/cats-free/picnic.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { runScore, startRun, stepRun } from '#durable/rules/games/jumping-dog/run.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

const SEED = numberedSeed(7)

/** The log as it grows: all of it from the middle of the round on, and its first half until then. */
function growing(log: FollowedLog, whole: Uint8Array, isLate: boolean) {
  const length = isLate ? whole.length : whole.length >> 1
  if (log.bytes.length !== length) log.bytes = whole.slice(0, length)
}

it('plays a run of somebody else by its log, as it grows', () => {
  const played = botRun(SEED, 'regular', numberedSeed(1))
  const log = { bytes: new Uint8Array() }
  const key = new FollowedKey(log)
  const run = startRun(SEED)
  const middle = played.ticks / 3
  while (!run.isOver) {
    growing(log, Uint8Array.from(played.log), run.tick > middle)
    key.press()
    stepRun(run, key.at(run.tick))
  }
  expect(runScore(run)).toBe(played.score)
})

it('plays a picnic of somebody else by its log, as it grows', () => {
  const played = botPicnic(SEED, 'regular', numberedSeed(1))
  const log = { bytes: new Uint8Array() }
  const orders = new FollowedOrders(log)
  const picnic = startPicnic(SEED)
  while (!picnic.isOver) {
    growing(log, Uint8Array.from(played.log), picnic.tick > played.ticks / 4)
    stepPicnic(picnic, orders.orderFor(picnic))
  }
  expect(picnicScore(picnic)).toBe(played.score)
})

it('plays on without hands where what was sent is no log', () => {
  const log = { bytes: Uint8Array.from([0, 255, 255, 255, 255]) }
  const key = new FollowedKey(log)
  const orders = new FollowedOrders(log)
  expect([key.at(0), key.at(1), orders.orderFor(startPicnic(SEED))]).toEqual([false, false, null])
})
