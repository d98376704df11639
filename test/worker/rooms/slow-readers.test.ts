import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { ACK_EVERY_MS } from '#durable/protocol/messages.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))

afterEach(async () => {
  vi.useRealTimers()
  await liveRoom.close()
})

/** Says so many lines, one each three seconds; resolves when all of them were heard. */
async function talk(speaker: VisitorSocket, lines: number, what: string): Promise<void> {
  for (let line = 1; line <= lines; line++) {
    vi.setSystemTime(Date.now() + 3000)
    const text = `${what} ${line}`
    speaker.send({ type: 'say', text })
    while ((await speaker.next('said')).text !== text);
  }
}

const texts = (socket: VisitorSocket) => socket.told('said').map(({ text }) => text)

it('[T33] sends nothing to a client after 25 seconds without acknowledgement and closes it after 35; others hear all', async () => {
  const max = await liveRoom.join(aVisitor(2))
  const stalled = await liveRoom.join(aVisitor(1))
  stalled.isReading = false
  await talk(max, 14, 'line')
  expect(await stalled.closed).toBe(CLOSE.slow)
  expect(texts(stalled).length).toBeLessThan(11)
  expect(texts(max)).toHaveLength(14)
  expect(max.told('dropped')).toEqual([{ type: 'dropped', dog: 1 }])
})

it('[T33] sends a client that reads again a welcome in place of the backlog, and nobody else anything', async () => {
  const max = await liveRoom.join(aVisitor(2))
  const stalled = await liveRoom.join(aVisitor(1))
  stalled.isReading = false
  await talk(max, 11, 'line')
  const heard = texts(stalled).length
  expect(heard).toBeLessThan(11)
  stalled.send({ type: 'ack', frame: stalled.frames.length })
  const { resumed, lines } = await stalled.next('welcome')
  expect({ resumed, texts: lines.map(({ text }) => text) }).toEqual({
    resumed: true,
    texts: Array.from({ length: 11 - heard }, (_, n) => `line ${heard + n + 1}`),
  })
  stalled.isReading = true
  max.send({ type: 'say', text: 'and on' })
  expect(await stalled.next('said')).toMatchObject({ text: 'and on' })
  expect(max.told('returned')).toEqual([])
})

it('[T33] [M4] closes a client that acknowledges frames it was never sent, like one with bad messages', async () => {
  const max = await liveRoom.join(aVisitor(2))
  const liar = await liveRoom.join(aVisitor(1))
  liar.send({ type: 'ack', frame: 1_000_000 })
  expect(await liar.closed).toBe(CLOSE.badMessage)
  expect(await max.next('dropped')).toEqual({ type: 'dropped', dog: 1 })
})

it('[T35] notices a silently cut connection while the room is at work, after hibernation too', async () => {
  const max = await liveRoom.join(aVisitor(2))
  const cut = await liveRoom.join(aVisitor(1))
  cut.isReading = false
  await liveRoom.sleep()
  await talk(max, 16, 'line')
  expect(await cut.closed).toBe(CLOSE.slow)
})

it('does not close a client that was sent nothing for an hour and need not acknowledge', async () => {
  const max = await liveRoom.join(aVisitor(2))
  const bella = await liveRoom.join(aVisitor(1))
  vi.setSystemTime(Date.now() + 3_600_000)
  await talk(max, 3, 'line')
  while ((await bella.next('said')).text !== 'line 3');
  expect(max.told('dropped')).toEqual([])
})

it('[T33] [T37] remembers through hibernation that a client was held and has missed something', async () => {
  const max = await liveRoom.join(aVisitor(2))
  const stalled = await liveRoom.join(aVisitor(1))
  stalled.isReading = false
  await talk(max, 11, 'line')
  const heard = texts(stalled).length
  await liveRoom.sleep()
  stalled.send({ type: 'ack', frame: stalled.frames.length })
  const { lines } = await stalled.next('welcome')
  expect(lines.map(({ text }) => text)).toEqual(Array.from({ length: 11 - heard }, (_, n) => `line ${heard + n + 1}`))
})

it('closes with a client whose acknowledgement is due while a line is on its way to it', async () => {
  const max = await liveRoom.join(aVisitor(2))
  const leaving = await liveRoom.join(aVisitor(1))
  vi.setSystemTime(Date.now() + ACK_EVERY_MS)
  max.send({ type: 'say', text: 'goodbye' })
  leaving.close()
  expect(await leaving.closed).toBe(1000)
  expect(texts(leaving)).toEqual(['goodbye'])
})
