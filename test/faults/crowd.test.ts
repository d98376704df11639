import { WebSocket } from 'ws'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SLOW_AFTER_MS } from '#durable/host/flow.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { ACK_EVERY_MS } from '#durable/protocol/messages.ts'
import { OpenGate, addressOf } from '#test/fuzz/open-gate.ts'
import { StormBot } from '#test/storm/storm-bot.ts'
import { residentMiB, workerdChildren } from '#test/support/workerd.ts'

// Together with all strangers of this file the room is just not full.
const CROWD = 97
const WALK_EVERY_MS = 15
/** The same in a test of half a minute. */
const LONG_WALK_EVERY_MS = 50
/** The promise on two quiet cores: 99 of 100 walks are answered within this, ms. */
const ANSWER_MS = 150
/** A busy machine is slower: the limit is this many times what answers took before or after, whichever was slower. */
const TIMES_USUAL = 3
/** The fewest answers that make a percentile. */
const ANSWERS_MIN = 200
const STRANGER = 5000

/** A machine is busy for a moment and not each time, while the effect of a socket on the others recurs each time. */
const AGAIN = { retry: 2 }

let gate: OpenGate
let workerd: number
let epoch = 0
const troubles: string[] = []
const crowd: StormBot[] = []
const walking = { on: true, everyMs: WALK_EVERY_MS }

beforeAll(async () => {
  gate = await OpenGate.open()
  workerd = workerdChildren().at(-1) ?? 0
  const sights = { due: () => {}, welcomed: () => {}, trouble: (what: string) => void troubles.push(what) }
  for (let dog = 1; dog <= CROWD; dog++) {
    const enter = async () => ({ address: addressOf(gate.url, dog, (epoch += 1)) })
    const bot = new StormBot(dog, { enter, origin: gate.url }, sights)
    crowd.push(bot)
    await bot.come()
  }
  await vi.waitUntil(() => crowd.every(({ isIn }) => isIn), { timeout: 60_000 })
  void walkAbout()
})
afterAll(async () => {
  walking.on = false
  for (const bot of crowd) bot.leave()
  await gate.close()
})

/** The crowd walks to and fro and talks, so that the room has work. */
async function walkAbout(): Promise<void> {
  for (let beat = 0; walking.on; beat++) {
    const bot = crowd[beat % CROWD]!
    bot.walkTo(14 + ((beat * 7) % 16), 8 + ((beat * 3) % 16))
    if (beat % 40 === 0) bot.say(`beat ${beat}`)
    await new Promise((resolve) => setTimeout(resolve, walking.everyMs))
  }
}

/** The 99th percentile of the crowd's answers, in ms, while `what` goes on and shortly after. */
async function p99While(what: () => Promise<void>): Promise<number> {
  for (const bot of crowd) bot.answersMs.length = 0
  await what()
  const answersMs = () => crowd.flatMap((bot) => bot.answersMs)
  await vi.waitUntil(() => answersMs().length >= ANSWERS_MIN, { timeout: 60_000 })
  return answersMs().sort((a, b) => a - b)[Math.floor(0.99 * answersMs().length)] ?? Infinity
}

/** The same while nobody attacks. */
function usualP99(): Promise<number> {
  return p99While(async () => {})
}

/** The limit for the crowd's answers, given the measurements before and after. */
function barOf(beforeMs: number, afterMs: number): number {
  return Math.max(ANSWER_MS, TIMES_USUAL * Math.max(beforeMs, afterMs))
}

/** Opens a socket whose dog is in the room. */
async function stranger(dog: number): Promise<WebSocket> {
  const socket = new WebSocket(addressOf(gate.url, dog, (epoch += 1)), { perMessageDeflate: false })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('open', resolve))
  const welcomed = new Promise((resolve) => socket.once('message', resolve))
  socket.send('{"type":"hello","version":1,"lastSeq":null}')
  await welcomed
  return socket
}

function closeOf(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once('close', resolve))
}

it(
  '[T30] closes one of a hundred that sends 5,000 messages a second within two seconds, and lets the others walk on',
  AGAIN,
  async () => {
    const usualMs = await usualP99()
    const flooder = await stranger(STRANGER)
    const closed = closeOf(flooder)
    const startedAt = performance.now()
    let tookMs = 0
    const p99 = await p99While(async () => {
      const timer = setInterval(() => {
        for (let n = 0; n < 50 && flooder.readyState === WebSocket.OPEN; n++)
          flooder.send('{"type":"rest","pose":"sit"}')
      }, 10)
      expect(await closed).toBe(CLOSE.flooding)
      tookMs = performance.now() - startedAt
      clearInterval(timer)
    })
    const afterMs = await usualP99()
    expect(tookMs).toBeLessThan(2000 + 4 * Math.max(usualMs, afterMs))
    expect(p99).toBeLessThan(barOf(usualMs, afterMs))
  },
)

it(
  '[T32] closes the sockets of frames of 31 MiB without filling memory, and lets the others walk on',
  AGAIN,
  async () => {
    const usualMs = await usualP99()
    const before = residentMiB(workerd)
    let most = before
    const timer = setInterval(() => (most = Math.max(most, residentMiB(workerd))), 20)
    const frame = Buffer.alloc(31 * 1024 * 1024, 'x')
    for (let n = 0; n < 20; n++) {
      const socket = await stranger(STRANGER + 1)
      socket.send(frame, { binary: n % 2 === 0 })
      expect([CLOSE.badMessage, 1009, 1006]).toContain(await closeOf(socket))
    }
    clearInterval(timer)
    expect(most - before).toBeLessThan(300)
    expect(crowd.filter(({ isIn }) => !isIn)).toEqual([])
    const p99 = await usualP99()
    expect(p99).toBeLessThan(barOf(usualMs, await usualP99()))
    expect(troubles).toEqual([])
  },
)

it(
  '[T33] [T35] drops fifty that stop reading within 36 seconds at no cost of memory, and lets the others walk on',
  AGAIN,
  async () => {
    const usualMs = await usualP99()
    const stalled = await Promise.all(Array.from({ length: 50 }, (_, n) => stranger(STRANGER + 10 + n)))
    const before = residentMiB(workerd)
    // TCP fills its buffers, and nobody reads them: there is no close, no reset and no answer.
    for (const socket of stalled) socket.pause()
    const watcher = crowd[0]!
    walking.everyMs = LONG_WALK_EVERY_MS
    const startedAt = performance.now()
    const p99 = await p99While(() =>
      vi
        .waitUntil(() => stalled.every((_, n) => watcher.isAway(STRANGER + 10 + n)), { timeout: 60_000 })
        .then(() => {}),
    )
    const tookMs = performance.now() - startedAt
    walking.everyMs = WALK_EVERY_MS
    const afterMs = await usualP99()
    expect(tookMs).toBeGreaterThan(ACK_EVERY_MS)
    expect(tookMs).toBeLessThan(SLOW_AFTER_MS + 3000 + 4 * Math.max(usualMs, afterMs))
    expect(residentMiB(workerd) - before).toBeLessThan(64)
    expect(p99).toBeLessThan(barOf(usualMs, afterMs))
    expect(crowd.filter(({ isIn }) => !isIn)).toEqual([])
    for (const socket of stalled) socket.terminate()
  },
)
