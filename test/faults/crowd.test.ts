import { afterAll, beforeAll, expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { ACK_EVERY_MS } from '#durable/protocol/messages.ts'
import { flood, sendBurst, sendHugeFrames, stopReading } from './crowd-attacks.ts'
import { Crowd } from './crowd.ts'

// What is closed, and that the others' walks are answered meanwhile. How quickly is measured by `npm run soak`.

/** The fewest walks answered during an attack by which the others walk on; in a second there are some sixty. */
const ANSWERS_MIN = 10

const BURST_USER = 2_000_000

let crowd: Crowd
beforeAll(async () => (crowd = await Crowd.gather()))
afterAll(() => crowd.disperse())

it('[T30] closes one of a hundred that sends 5,000 messages a second, and lets the others walk on', async () => {
  let code = 0
  const answers = await crowd.answersWhile(async () => (code = await flood(crowd)))
  expect(code).toBe(CLOSE.flooding)
  expect(answers.length, 'walks answered meanwhile').toBeGreaterThan(ANSWERS_MIN)
  expect(crowd.lost, 'of the crowd').toBe(0)
  expect(crowd.troubles).toEqual([])
})

it('[T32] closes the sockets of frames of 31 MiB without filling memory, and lets the others walk on', async () => {
  let codes: number[] = []
  let grownMiB = 0
  const answers = await crowd.answersWhile(async () => ({ codes, grownMiB } = await sendHugeFrames(crowd)))
  expect(codes.filter((code) => ![CLOSE.flooding, 1009, 1006].includes(code))).toEqual([])
  expect(grownMiB).toBeLessThan(300)
  expect(answers.length, 'walks answered meanwhile').toBeGreaterThan(ANSWERS_MIN)
  expect(crowd.lost, 'of the crowd').toBe(0)
  expect(crowd.troubles).toEqual([])
})

it('[T32] [M6] closes the three sockets that one user gets for frames of 31 MiB, and then gives it none', async () => {
  const sockets: number[] = []
  const attack = async () => void sockets.push(await sendBurst(crowd, BURST_USER))
  await attack()
  await crowd.p99While(attack)
  expect(sockets).toEqual([3, 0])
  expect(crowd.lost, 'of the crowd').toBe(0)
  expect(crowd.troubles).toEqual([])
})

it('[T33] [T35] drops fifty that stop reading at no cost of memory, and lets the others walk on', async () => {
  let grownMiB = 0
  const startedAt = performance.now()
  const answers = await crowd.answersWhile(async () => ({ grownMiB } = await stopReading(crowd)))
  expect(performance.now() - startedAt, 'ms until they are dropped').toBeGreaterThan(ACK_EVERY_MS)
  expect(grownMiB).toBeLessThan(64)
  expect(answers.length, 'walks answered meanwhile').toBeGreaterThan(ANSWERS_MIN)
  expect(crowd.lost, 'of the crowd').toBe(0)
  expect(crowd.troubles).toEqual([])
})
