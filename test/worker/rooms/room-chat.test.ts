import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHAT_KEPT_MS, CHAT_LOG_MAX } from '#durable/rules/chat.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await liveRoom.close()
})

const DAY_MS = 24 * 60 * 60 * 1000

/** The numbers of all stored lines, each once. */
function keptLines(): Promise<number[]> {
  const lines = `select distinct entry.value ->> '$.line.seq' as seq from chat_page, json_each(entries) as entry`
  return liveRoom.inside(({ storage }) =>
    storage.sql
      .exec<{ seq: number }>(`${lines} order by seq`)
      .toArray()
      .map(({ seq }) => seq),
  )
}

it('[C4] [C8] keeps the 500 newest lines and less than a page of older ones, and flagged ones and whispers besides', async () => {
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
  for (let line = 3; line <= CHAT_LOG_MAX + 80; line += 1) {
    bella.send({ type: 'say', text: `line ${line}` })
    await next('said')
    if (line === 100) await liveRoom.sleep()
  }
  const [flagged, whispered, oldest = 0, ...newer] = await keptLines()
  expect([flagged, whispered]).toEqual([1, 2])
  expect(newer).toEqual(Array.from({ length: newer.length }, (_, index) => oldest + 1 + index))
  expect(newer.at(-1)).toBe(CHAT_LOG_MAX + 80)
  expect(newer.length + 1).toBeGreaterThanOrEqual(CHAT_LOG_MAX)
  expect(newer.length + 1).toBeLessThan(CHAT_LOG_MAX + 64)
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

it('reads only the pages with lines that staff ask for', async () => {
  await liveRoom.inside(({ storage }) => {
    // Ten full pages of whispers.
    for (let page = 0; page < 10; page += 1) {
      const entries = Array.from({ length: 64 }, (_, at) => ({
        line: { seq: page * 64 + at + 1 },
        write: 0,
        stored: null,
      }))
      const [first] = entries
      const insert = 'insert into chat_page values (?, 1, ?, ?, ?)'
      storage.sql.exec(insert, first!.line.seq * 3 + 1, first!.line.seq, Date.now(), JSON.stringify(entries))
    }
  })
  const exec = await liveRoom.inside(({ storage }) => vi.spyOn(Object.getPrototypeOf(storage.sql), 'exec'))
  expect((await liveRoom.stub.staffLog(33, 20)).map(({ seq }) => seq)).toEqual(
    Array.from({ length: 20 }, (_, at) => 13 + at),
  )
  const read = exec.mock.results.map(({ value }) => (value as { rowsRead: number }).rowsRead)
  expect(read.reduce((all, rows) => all + rows, 0)).toBeLessThanOrEqual(3)
})

it('[C12] keeps a phrase by its id', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  bella.send({ type: 'phrase', phrase: 'follow-me' })
  expect(await bella.next('said')).toMatchObject({ text: 'Follow me!', phrase: 'follow-me' })
  await liveRoom.evict()
  const max = await liveRoom.knock(aVisitor(2))
  expect((await max.hello()).lines).toMatchObject([{ seq: 1, phrase: 'follow-me' }])
  expect(await liveRoom.stub.staffLog(null, 100)).toMatchObject([{ seq: 1, phrase: 'follow-me' }])
})

it('writes one row for a line', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  bella.send({ type: 'say', text: 'the first' })
  await bella.next('said')
  const exec = await liveRoom.inside(({ storage }) => vi.spyOn(Object.getPrototypeOf(storage.sql), 'exec'))
  bella.send({ type: 'say', text: 'the second' })
  await bella.next('said')
  const rows = exec.mock.results.map(({ value }) => (value as { rowsWritten: number }).rowsWritten)
  expect(rows).toEqual([1])
})

it('deletes all that a user has said, and goes on where it was', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const max = await liveRoom.join(aVisitor(2))
  bella.send({ type: 'say', text: 'are you home alone' })
  bella.send({ type: 'whisper', to: 2, text: 'psst' })
  await max.next('whispered')
  max.send({ type: 'say', text: 'stays' })
  await bella.next('said')
  await liveRoom.stub.forget(aVisitor(1).user)
  max.send({ type: 'say', text: 'and goes on' })
  await max.next('said')
  const texts = (await liveRoom.stub.staffLog(null, 100)).map(({ seq, text }) => `${seq} ${text}`)
  expect(texts).toEqual(['3 stays', '4 and goes on'])
})

// As rooms stored it until November 2026. The oldest tables have no column for phrases, poop and paw prints.
const ROWS = `create table chat_line (
  seq integer primary key, dog integer not null, name text not null, color text not null, text text not null,
  at integer not null, is_me integer not null, whispered_to integer, whispered_to_name text,
  user integer not null, is_staff integer not null, is_flagged integer not null, typed text, phrase text,
  is_poop integer, is_print integer
) strict`

it('reads the log of a room that stored its lines in rows', async () => {
  await liveRoom.join(aVisitor(1))
  const at = Date.now()
  await liveRoom.inside(({ storage }) => {
    storage.sql.exec('drop table chat_page')
    storage.sql.exec(ROWS)
    storage.sql.exec('create index chat_line_public on chat_line (seq) where whispered_to is null')
    const columns = `seq, dog, name, color, text, at, is_me, whispered_to, whispered_to_name, user, is_staff, is_flagged, typed, phrase`
    const keep = `insert into chat_line (${columns}) values (?, 2, 'Max', '#fff', ?, ${at}, ?, ?, ?, 20, 0, ?, ?, ?)`
    storage.sql.exec(keep, 1, 'rolls over', 1, null, null, 0, null, null)
    storage.sql.exec(keep, 2, 'psst', 0, 1, 'Bella', 0, null, null)
    storage.sql.exec(keep, 3, '**** it', 0, null, null, 1, 'fuck it', null)
    storage.sql.exec(keep, 4, 'Follow me!', 0, null, null, 0, null, 'follow-me')
  })
  await liveRoom.evict()
  const told = [
    { seq: 1, text: 'rolls over', as: 'me' },
    { seq: 2, text: 'psst', to: 1 },
    { seq: 3, text: '**** it' },
    { seq: 4, text: 'Follow me!', phrase: 'follow-me' },
  ]
  expect(await liveRoom.stub.staffLog(null, 100)).toMatchObject(told)
  const back = await liveRoom.knock(aVisitor(1, { epoch: 2 }))
  expect((await back.hello()).lines).toMatchObject(told)
  back.send({ type: 'say', text: 'numbers go on' })
  expect(await back.next('said')).toMatchObject({ seq: 5 })
  const tables = await liveRoom.inside(({ storage }) =>
    storage.sql.exec("select name from sqlite_master where name like 'chat_line%'").toArray(),
  )
  expect(tables).toEqual([])
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
