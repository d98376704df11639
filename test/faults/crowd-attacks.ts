import { WebSocket } from 'ws'
import { until } from '#test/browser/until.ts'
import type { Crowd } from './crowd.ts'

/** The dogs of attackers have numbers from here on. */
const STRANGER = 5000
/** 5,000 messages a second. */
const FLOOD = { messages: 50, everyMs: 10 }
/** Users of dogs that flood, each of which rests afterwards. */
const FIRST_USER = 1_000_000
const HUGE_BYTES = 31 * 1024 * 1024
const HUGE_FRAMES = 20
const BURST_SOCKETS = 12
const BURST_DOGS = 3
const STALLED = 50
/** Attacks that take half a minute need no more walks of the crowd, ms. */
const LONG_WALK_EVERY_MS = 50

/** Sends 5,000 messages a second until the room closes the socket. Returns the close code. */
export async function flood(crowd: Crowd): Promise<number> {
  const flooder = await crowd.stranger(STRANGER)
  const closed = closeOf(flooder)
  const timer = setInterval(() => {
    for (let n = 0; n < FLOOD.messages && flooder.readyState === WebSocket.OPEN; n++)
      flooder.send('{"type":"rest","pose":"sit"}')
  }, FLOOD.everyMs)
  return closed.finally(() => clearInterval(timer))
}

/** Sends a frame of 31 MiB over one socket after the other. Returns the close codes, and the growth of workerd, MiB. */
export async function sendHugeFrames(crowd: Crowd): Promise<{ codes: number[]; grownMiB: number }> {
  const before = crowd.residentMiB
  let most = before
  const timer = setInterval(() => (most = Math.max(most, crowd.residentMiB)), 20)
  const frame = Buffer.alloc(HUGE_BYTES, 'x')
  const codes: number[] = []
  for (let n = 0; n < HUGE_FRAMES; n++) {
    // Another user each time: one who has sent such a frame gets no socket for a while.
    const socket = await crowd.stranger(STRANGER + 1, FIRST_USER + n)
    const closed = closeOf(socket)
    socket.send(frame, { binary: n % 2 === 0 })
    codes.push(await closed)
  }
  clearInterval(timer)
  return { codes, grownMiB: most - before }
}

/**
 * One user with three dogs opens twelve sockets, as far as the room lets it, and sends a frame of 31 MiB over each of them,
 * which is a few KiB where frames are compressed. Returns how many sockets there were, when they are closed.
 */
export async function sendBurst(crowd: Crowd, user: number): Promise<number> {
  const dogs = Array.from({ length: BURST_SOCKETS }, (_, n) => STRANGER + 2 + (n % BURST_DOGS))
  const opened = await Promise.all(dogs.map((dog) => crowd.knock(dog, { user, isDeflated: true })))
  const sockets = opened.filter((socket) => socket !== null)
  const closed = sockets.map(closeOf)
  const frame = Buffer.alloc(HUGE_BYTES, 'x')
  for (const socket of sockets) socket.send(frame)
  await Promise.all(closed)
  return sockets.length
}

/**
 * Fifty sockets stop reading, with no close and no reset: TCP fills its buffers. Returns when the crowd was told that
 * their dogs have lost their connections, with the growth of workerd, MiB.
 */
export async function stopReading(crowd: Crowd): Promise<{ grownMiB: number }> {
  const dogs = Array.from({ length: STALLED }, (_, n) => STRANGER + 10 + n)
  const stalled = await Promise.all(dogs.map((dog) => crowd.stranger(dog)))
  const before = crowd.residentMiB
  for (const socket of stalled) socket.pause()
  const usualMs = crowd.walkEveryMs
  crowd.walkEveryMs = LONG_WALK_EVERY_MS
  await until(async () => dogs.every((dog) => crowd.isAway(dog)), 100)
  crowd.walkEveryMs = usualMs
  const grownMiB = crowd.residentMiB - before
  for (const socket of stalled) socket.terminate()
  return { grownMiB }
}

function closeOf(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once('close', resolve))
}
