import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CLOSE, PING, PONG } from '#durable/protocol/close-codes.ts'
import { FRAME_MAX, OLDEST_VERSION } from '#durable/protocol/messages.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import { CHAT_BURST } from '#durable/rules/chat.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { db } from '#test/worker/support/d1.ts'
import { aKennel, comeIn, goIn } from '#test/worker/support/kennel.ts'
import { liveRoom, tileBeside } from '#test/worker/support/live-room.ts'
import { recentFaults } from '#worker/faults/faults-db.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await liveRoom.close()
})

const MINUTE_MS = 60_000

it('answers a hello with the dogs that are here, and tells the others', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.knock(aVisitor(2, { name: 'Åse é' }))
  const { you, dogs, resumed } = await max.hello()
  expect({ you, resumed, names: dogs.map(({ name }) => name) }).toEqual({
    you: 2,
    resumed: false,
    names: ['Dog 1', 'Åse é'],
  })
  expect((await bella.next('entered')).dog).toEqual(dogs[1])
})

it('shows a walk and a line to both', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.knock(aVisitor(2))
  const { dogs } = await max.hello()
  max.send({ type: 'walk', seq: 7, ...tileBeside(dogs[1]!.walk) })
  const { seq, ...walk } = await max.next('walked')
  expect(seq).toBe(7)
  expect(walk.dirs).not.toBe('')
  expect(await bella.next('walked')).toEqual(walk)
  bella.send({ type: 'say', text: 'hej' })
  const line = { type: 'said', seq: 1, dog: 1, text: 'hej' }
  expect(await max.next('said')).toMatchObject(line)
  expect(await bella.next('said')).toMatchObject(line)
})

it('sends all effects of one message as one frame', async () => {
  const bella = await liveRoom.knock(aVisitor(1))
  const { dogs } = await bella.hello()
  const max = await liveRoom.join(aVisitor(2))
  bella.send({ type: 'walk', seq: 1, ...tileBeside(dogs[0]!.walk) })
  bella.send({ type: 'rest', pose: 'sit' })
  await max.next('rested')
  const types = max.frames.map((frame) => (JSON.parse(frame) as ServerMessage[]).map(({ type }) => type))
  expect(types).toEqual([['welcome'], ['walked'], ['walked', 'rested']])
})

it('answers a ping without running the room', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const answer = bella.nextRaw()
  bella.sendRaw(PING)
  expect(await answer).toBe(PONG)
})

it('closes an outdated client with a code of its own', async () => {
  const bella = await liveRoom.knock(aVisitor(1))
  bella.send({ type: 'hello', version: OLDEST_VERSION - 1, lastSeq: null })
  expect(await bella.closed).toBe(CLOSE.tooOld)
})

it('closes a socket that says nothing for ten seconds, and no other', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const silent = await liveRoom.knock(aVisitor(2))
  await liveRoom.wait(9_999)
  expect(await liveRoom.inside((state) => state.getWebSockets().length)).toBe(2)
  await liveRoom.wait(1)
  expect(await silent.closed).toBe(CLOSE.silent)
  bella.send({ type: 'walk', seq: 1, x: 0, y: 0 })
  await bella.next('walked')
})

it('has no timer and no alarm to set for a hello that comes', async () => {
  await liveRoom.join(aVisitor(1))
  const alarm = await liveRoom.alarmInMs()
  await liveRoom.join(aVisitor(2))
  expect(await liveRoom.alarmInMs()).toBe(alarm)
  expect(await liveRoom.inside(() => vi.getTimerCount())).toBe(0)
})

it('waits for a hello in an object that is made anew over an open socket', async () => {
  const silent = await liveRoom.knock(aVisitor(1))
  await liveRoom.evict()
  await liveRoom.wait(9_999)
  await liveRoom.wait(1)
  expect(await silent.closed).toBe(CLOSE.silent)
})

it('demands a hello first', async () => {
  const bella = await liveRoom.knock(aVisitor(1))
  bella.send({ type: 'say', text: 'hej' })
  expect(await bella.closed).toBe(CLOSE.badMessage)
})

it.each<[string, string | ArrayBuffer]>([
  ['a frame of 2 KiB', JSON.stringify({ type: 'say', text: 'x'.repeat(2048) })],
  ['a frame of one letter too many', JSON.stringify({ type: 'leave' }).padEnd(FRAME_MAX + 1)],
  ['a binary frame', new TextEncoder().encode('{"type":"leave"}').buffer],
  ['broken JSON', '{"type":'],
  ['no JSON object', '[{"type":"leave"}]'],
  ['an unknown type', '{"type":"fly"}'],
  ['an unknown field', '{"type":"leave","dog":2}'],
  ['a prototype', '{"type":"leave","__proto__":{"admin":true}}'],
  ['a type from the prototype', '{"type":"constructor"}'],
])('closes a socket over %s, before and after its hello', async (_, frame) => {
  const max = await liveRoom.join(aVisitor(2))
  const early = await liveRoom.knock(aVisitor(1))
  early.sendRaw(frame)
  expect(await early.closed).toBe(CLOSE.badMessage)
  const late = await liveRoom.join(aVisitor(1))
  late.sendRaw(frame)
  expect(await late.closed).toBe(CLOSE.badMessage)
  expect(await max.next('dropped')).toEqual({ type: 'dropped', dog: 1 })
})

it('goes on after hibernation as if it had been awake', async () => {
  const bella = await liveRoom.knock(aVisitor(1))
  const { dogs } = await bella.hello()
  const max = await liveRoom.join(aVisitor(2))
  const goal = tileBeside(dogs[0]!.walk)
  bella.send({ type: 'walk', seq: 1, ...goal })
  await max.next('walked')
  await liveRoom.sleep()
  bella.send({ type: 'rest', pose: 'sit' })
  expect(await max.next('rested')).toMatchObject({ dog: 1, ...goal })
  max.send({ type: 'say', text: 'well walked' })
  expect(await bella.next('said')).toMatchObject({ dog: 2, text: 'well walked' })
})

it('[C2] does not refill the bucket of lines by hibernation', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  for (let line = 1; line <= CHAT_BURST; line += 1) bella.send({ type: 'say', text: `line ${line}` })
  for (let line = 1; line <= CHAT_BURST; line += 1) await bella.next('said')
  // A short hibernation: nothing waits to be stored, because lines are stored at once.
  await liveRoom.evict()
  bella.send({ type: 'say', text: 'one more' })
  expect(await bella.next('refused')).toMatchObject({ request: 'say', reason: 'too-fast' })
})

it("tells of a loss that ends the hibernation, and counts the dog's minute from there", async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.join(aVisitor(2))
  await liveRoom.sleep()
  bella.close()
  expect(await max.next('dropped')).toEqual({ type: 'dropped', dog: 1 })
  expect(await bella.closed).toBe(1000)
  await liveRoom.evict()
  await liveRoom.wait(MINUTE_MS)
  await liveRoom.ringAlarm()
  expect(await max.next('left')).toEqual({ type: 'left', dog: 1 })
})

it('takes a reconnected dog back to its place, with the lines that it missed', async () => {
  const lost = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.join(aVisitor(2))
  max.send({ type: 'say', text: 'heard' })
  const { seq } = await lost.next('said')
  lost.close()
  await max.next('dropped')
  max.send({ type: 'say', text: 'missed' })
  max.send({ type: 'say', text: 'missed too' })
  await liveRoom.wait(MINUTE_MS - 1)
  await liveRoom.ringAlarm()
  const back = await liveRoom.knock(aVisitor(1, { epoch: 2 }))
  const { resumed, lines } = await back.hello(seq)
  expect({ resumed, texts: lines.map(({ text }) => text) }).toEqual({ resumed: true, texts: ['missed', 'missed too'] })
  expect(await max.next('returned')).toEqual({ type: 'returned', dog: 1 })
})

it('removes a disconnected dog after a minute, hibernating or not, and then does nothing more', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.join(aVisitor(2))
  bella.close()
  await max.next('dropped')
  await liveRoom.sleep()
  await liveRoom.wait(MINUTE_MS)
  expect(await liveRoom.ringAlarm()).toBe(true)
  expect(await max.next('left')).toEqual({ type: 'left', dog: 1 })
  await hasSaved()
  expect(await liveRoom.alarmInMs()).toBeGreaterThan(3 * MINUTE_MS)
})

it('sets its alarm for the dog that is due next', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.join(aVisitor(2))
  const rex = await liveRoom.join(aVisitor(3))
  await hasSaved()
  bella.close()
  await rex.next('dropped')
  await liveRoom.wait(20_000)
  max.close()
  await rex.next('dropped')
  const goneAt = Date.now() + MINUTE_MS
  await liveRoom.wait(40_000)
  expect(await liveRoom.ringAlarm()).toBe(true)
  expect((await rex.next('left')).dog).toBe(1)
  await hasSaved()
  expect(await liveRoom.inside(({ storage }) => storage.getAlarm())).toBe(goneAt)
})

/** A room that has just been told its pack saves where all are; its alarm rings once more after a save. */
async function hasSaved(): Promise<void> {
  await liveRoom.save()
  await liveRoom.save()
}

it('closes the older socket of a dog that enters by a newer ticket', async () => {
  const older = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.join(aVisitor(2))
  const newer = await liveRoom.join(aVisitor(1, { epoch: 2 }))
  expect(await older.closed).toBe(CLOSE.elsewhere)
  newer.send({ type: 'say', text: 'only me' })
  expect(await max.next('said')).toMatchObject({ dog: 1 })
  expect(max.frames.join()).not.toContain('"dropped"')
})

it('removes a dog that asks to leave', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.join(aVisitor(2))
  bella.send({ type: 'leave' })
  expect(await bella.closed).toBe(CLOSE.bye)
  expect(await max.next('left')).toEqual({ type: 'left', dog: 1 })
})

it('removes all dogs of a user whose access has ended, on any socket', async () => {
  const max = await liveRoom.join(aVisitor(9))
  const first = await liveRoom.join(aVisitor(1, { user: 7 }))
  const second = await liveRoom.join(aVisitor(2, { user: 7 }))
  const waiting = await liveRoom.knock(aVisitor(3, { user: 7 }))
  second.close()
  await max.next('dropped')
  await liveRoom.stub.closeUser(7, CLOSE.banned)
  expect(await first.closed).toBe(CLOSE.banned)
  expect(await waiting.closed).toBe(CLOSE.banned)
  expect([await max.next('left'), await max.next('left')].map(({ dog }) => dog)).toEqual([1, 2])
})

it('restores places and log after the process was killed', async () => {
  const [one, other] = [await aKennel(), await aKennel()]
  const { socket: bella, welcome: first } = await comeIn(one)
  await goIn(other)
  await liveRoom.save()
  const goal = tileBeside(first.dogs[0]!.walk)
  bella.send({ type: 'walk', seq: 1, ...goal })
  bella.send({ type: 'say', text: 'what a walk' })
  await bella.next('said')
  await liveRoom.crash()
  const { socket: back, welcome } = await comeIn(one, { lastSeq: 0 })
  expect(welcome).toMatchObject({ resumed: true, lines: [{ text: 'what a walk' }] })
  expect(welcome.dogs).toMatchObject([
    { id: one.dogId, away: false },
    { id: other.dogId, away: true },
  ])
  back.send({ type: 'rest', pose: 'sit' })
  expect(await back.next('rested')).toMatchObject(goal)
  await liveRoom.wait(MINUTE_MS)
  expect(await liveRoom.ringAlarm()).toBe(true)
  expect(await back.next('left')).toEqual({ type: 'left', dog: other.dogId })
})

it('closes the one socket over which something fails, sends nobody what was not stored, and goes on', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.join(aVisitor(2))
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
  await liveRoom.inside(({ storage }) => void storage.sql.exec('alter table chat_page rename to lost'))
  bella.send({ type: 'say', text: 'never kept' })
  expect(await bella.closed).toBe(1011)
  expect(await max.next('dropped')).toEqual({ type: 'dropped', dog: 1 })
  await liveRoom.inside(({ storage }) => void storage.sql.exec('alter table lost rename to chat_page'))
  max.send({ type: 'say', text: 'kept' })
  expect(await max.next('said')).toMatchObject({ text: 'kept' })
  expect(max.frames.join()).not.toContain('never kept')
  expect(logged.mock.calls.join()).toContain('room-failed')
  expect(logged.mock.calls.join()).not.toContain('never kept')
  const faults = await vi.waitUntil(async () => (await recentFaults(db, Date.now()))[0])
  expect(faults).toMatchObject({ event: 'room-failed', count: 1 })
})

it('writes the places once for all steps of eight seconds, by its alarm', async () => {
  const bella = await liveRoom.knock(aVisitor(1))
  const { dogs } = await bella.hello()
  await hasSaved()
  const writes = await liveRoom.inside(({ storage }) => [
    vi.spyOn(Object.getPrototypeOf(storage), 'setAlarm'),
    vi.spyOn(Object.getPrototypeOf(storage.sql), 'exec'),
    vi.spyOn(Object.getPrototypeOf(storage), 'put'),
    vi.spyOn(WebSocket.prototype, 'serializeAttachment'),
  ])
  const here = { x: dogs[0]!.walk.x, y: dogs[0]!.walk.y }
  const there = tileBeside(here)
  for (let seq = 1; seq <= 20; seq += 1) {
    bella.send({ type: 'walk', seq, ...(seq % 2 ? there : here) })
    await bella.next('walked')
    vi.setSystemTime(Date.now() + 300)
  }
  expect(writes.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0, 0])
  expect(await liveRoom.inside(() => vi.getTimerCount())).toBe(0)
  await liveRoom.save()
  expect(writes.map(({ mock }) => mock.calls.length)).toEqual([2, 0, 1, 0])
  await liveRoom.save()
  expect(await liveRoom.alarmInMs()).toBeGreaterThan(3 * MINUTE_MS)
})
