import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHAT_KEPT_MS, CHAT_LOG_MAX } from '#durable/rules/chat.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))

afterEach(async () => {
  vi.useRealTimers()
  await liveRoom.close()
})

const DAY_MS = 24 * 60 * 60 * 1000

function keptLines(): Promise<number[]> {
  return liveRoom.inside(({ storage }) =>
    storage.sql
      .exec<{ seq: number }>('select seq from chat_line order by seq')
      .toArray()
      .map(({ seq }) => seq),
  )
}

it('[C4] [C8] keeps the 500 newest lines, and flagged ones and whispers besides', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  await liveRoom.join(aVisitor(2))
  const next = async (type: 'said' | 'whispered') => {
    await bella.next(type)
    vi.setSystemTime(Date.now() + 1000)
  }
  bella.send({ type: 'say', text: 'are you home alone' })
  await next('said')
  bella.send({ type: 'whisper', to: 2, text: 'psst' })
  await next('whispered')
  for (let line = 3; line <= CHAT_LOG_MAX + 20; line += 1) {
    bella.send({ type: 'say', text: `line ${line}` })
    await next('said')
    if (line === 100) await liveRoom.sleep()
  }
  expect(await keptLines()).toEqual([1, 2, ...Array.from({ length: CHAT_LOG_MAX }, (_, index) => index + 21)])
}, 30_000)

it('[C8] deletes lines after thirty days by its alarm, in a room that nobody visits', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  await liveRoom.join(aVisitor(2))
  const said = Date.now()
  bella.send({ type: 'say', text: 'are you home alone' })
  bella.send({ type: 'whisper', to: 2, text: 'psst' })
  await bella.next('whispered')
  await liveRoom.wait(DAY_MS)
  bella.send({ type: 'say', text: 'a day later' })
  await bella.next('said')
  bella.send({ type: 'leave' })
  await bella.closed
  await liveRoom.crash()

  // The remaining dog is removed first; then only the lines need the alarm.
  while ((await alarmAt()) < said + DAY_MS + 120_000) {
    vi.setSystemTime(await alarmAt())
    await liveRoom.ringAlarm()
  }
  expect(await alarmAt()).toBe(said + CHAT_KEPT_MS)
  expect(await keptLines()).toEqual([1, 2, 3])
  vi.setSystemTime(said + CHAT_KEPT_MS)
  await liveRoom.ringAlarm()
  expect(await keptLines()).toEqual([3])
  expect(await alarmAt()).toBe(said + DAY_MS + CHAT_KEPT_MS)
  vi.setSystemTime(said + DAY_MS + CHAT_KEPT_MS)
  await liveRoom.ringAlarm()
  expect(await keptLines()).toEqual([])
  expect(await liveRoom.inside(({ storage }) => storage.getAlarm())).toBeNull()

  await liveRoom.crash()
  const back = await liveRoom.join(aVisitor(1, { epoch: 2 }))
  back.send({ type: 'say', text: 'numbers go on' })
  expect(await back.next('said')).toMatchObject({ seq: 4 })
})

async function alarmAt(): Promise<number> {
  return liveRoom.inside(async ({ storage }) => (await storage.getAlarm()) ?? Infinity)
}

it('[C8] shows staff everything in the log: whispers, users behind dogs, masked text', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  await liveRoom.join(aVisitor(2))
  bella.send({ type: 'say', text: 'fuck it' })
  bella.send({ type: 'say', text: 'rolls over', as: 'me' })
  bella.send({ type: 'whisper', to: 2, text: 'are you home alone' })
  await bella.next('whispered')
  await liveRoom.evict()
  const log = await liveRoom.stub.staffLog(null, 100)
  expect(log).toMatchObject([
    { seq: 1, user: 10, text: '**** it', typed: 'fuck it', isFlagged: false },
    { seq: 2, as: 'me', typed: null },
    { seq: 3, to: 2, toName: 'Dog 2', isFlagged: true },
  ])
  expect((await liveRoom.stub.staffLog(3, 1)).map(({ seq }) => seq)).toEqual([2])
})

it('[C12] keeps a phrase by its id, also in a room whose log is older than the phrases', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  bella.send({ type: 'say', text: 'before' })
  await bella.next('said')
  await liveRoom.inside(({ storage }) => void storage.sql.exec('alter table chat_line drop column phrase'))
  await liveRoom.evict()
  bella.send({ type: 'phrase', phrase: 'follow-me' })
  expect(await bella.next('said')).toMatchObject({ text: 'Follow me!', phrase: 'follow-me' })
  await liveRoom.evict()
  const max = await liveRoom.knock(aVisitor(2))
  expect((await max.hello()).lines).toMatchObject([{ text: 'before' }, { seq: 2, phrase: 'follow-me' }])
  expect(await liveRoom.stub.staffLog(null, 100)).toMatchObject([{ seq: 1 }, { seq: 2, phrase: 'follow-me' }])
})

it('[C11] applies a new ignore at once and keeps it through hibernation, and deletes it with the dog', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.join(aVisitor(2))
  const luna = await liveRoom.join(aVisitor(3, { unheard: [10] }))
  await liveRoom.stub.hearOnly(20, [10])
  bella.send({ type: 'say', text: 'one' })
  await bella.next('said')
  await liveRoom.evict()
  bella.send({ type: 'say', text: 'two' })
  bella.send({ type: 'whisper', to: 3, text: 'three' })
  await bella.next('whispered')
  await liveRoom.stub.hearOnly(20, [])
  bella.send({ type: 'say', text: 'four' })
  expect(await max.next('said')).toMatchObject({ text: 'four' })
  expect([...max.frames, ...luna.frames].join()).not.toMatch(/one|two|three/)

  const keptOf = () => liveRoom.inside(({ storage }) => [...storage.kv.list({ prefix: 'unheard:' })].length)
  expect(await keptOf()).toBe(1)
  luna.send({ type: 'leave' })
  await luna.closed
  await liveRoom.ringAlarm()
  expect(await keptOf()).toBe(0)
})
