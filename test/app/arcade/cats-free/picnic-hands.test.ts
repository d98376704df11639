import { expect, it } from 'vitest'
import { PicnicHands } from '#app/arcade/cats-free/picnic-hands.ts'
import {
  picnicScore,
  STAND,
  startPicnic,
  stepPicnic,
  WOOF,
  WOOF_REST_TICKS,
} from '#durable/rules/games/cats-free/picnic.ts'
import type { Picnic } from '#durable/rules/games/cats-free/picnic.ts'
import { replayPicnic, writePicnicLog } from '#durable/rules/games/cats-free/replay-picnic.ts'
import { SEED } from '#test/support/games.ts'

const [EAST, SOUTH_EAST, SOUTH] = [0, 2, 4]

/** Plays so many ticks, and returns the orders that were given in them. */
function play(hands: PicnicHands, picnic: Picnic, ticks: number): number[] {
  const given: number[] = []
  for (let tick = 0; tick < ticks; tick++) {
    const order = hands.orderFor(picnic)
    if (order !== null) given.push(order)
    stepPicnic(picnic, order)
  }
  return given
}

it('runs where the arrows say and stands when they are let go', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  hands.press('ArrowRight')
  const runs = play(hands, picnic, 8)
  hands.release('ArrowRight')
  expect([runs, play(hands, picnic, 8)]).toEqual([[EAST], [STAND]])
})

it('runs between two arrows that are held together', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  hands.press('KeyD')
  hands.press('KeyS')
  expect(play(hands, picnic, 4)).toEqual([SOUTH_EAST])
})

it('gives an order for an arrow that was let go before the next order may be given', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  play(hands, picnic, 1)
  hands.press('ArrowDown')
  hands.release('ArrowDown')
  expect(play(hands, picnic, 8)).toEqual([SOUTH, STAND])
})

it('does not go on by itself after an arrow that changed nothing', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  hands.press('ArrowRight')
  play(hands, picnic, 5)
  hands.release('ArrowRight')
  hands.press('ArrowRight')
  play(hands, picnic, 4)
  hands.release('ArrowRight')
  play(hands, picnic, 8)
  expect(picnic.direction).toBe(STAND)
})

it('runs any of sixteen ways by the stick, and stands when the thumb lifts', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  hands.push({ x: 30, y: 12 })
  const runs = play(hands, picnic, 4)
  hands.push(null)
  expect([runs, play(hands, picnic, 4)]).toEqual([[1], [STAND]])
})

it('runs to where it is sent and stands there', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  const goal = { x: picnic.x + 50 * 256, y: picnic.y }
  hands.send(goal)
  play(hands, picnic, 60)
  expect(picnic.direction).toBe(STAND)
  expect(Math.abs(picnic.x - goal.x)).toBeLessThan(8 * 256)
})

it('an arrow calls off where the dog was sent', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  hands.send({ x: 0, y: 0 })
  hands.press('ArrowRight')
  expect(play(hands, picnic, 4)).toEqual([EAST])
})

it('woofs once, and remembers for a moment that it was asked to', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  hands.woof()
  const first = play(hands, picnic, WOOF_REST_TICKS - 8)
  hands.woof()
  expect([first, play(hands, picnic, 20)]).toEqual([[WOOF], [WOOF]])
})

it('forgets a woof that it has no breath for', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  hands.woof()
  play(hands, picnic, 40)
  hands.woof()
  expect(play(hands, picnic, WOOF_REST_TICKS)).toEqual([])
})

it('forgets everything when all hands are taken off', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  hands.press('ArrowRight')
  play(hands, picnic, 4)
  hands.letGo()
  expect(play(hands, picnic, 4)).toEqual([STAND])
})

it('keeps a log that the rules play to the same score', () => {
  const [hands, picnic] = [new PicnicHands(), startPicnic(SEED)]
  while (!picnic.isOver) {
    const [cat] = picnic.cats
    hands.send(cat ? { x: cat.x, y: cat.y } : null)
    if (picnic.tick % 300 === 0) hands.woof()
    stepPicnic(picnic, hands.orderFor(picnic))
  }
  const verdict = replayPicnic(SEED, writePicnicLog(hands.orders))
  expect(verdict).toMatchObject({ proof: { score: picnicScore(picnic), ticks: picnic.tick } })
})
