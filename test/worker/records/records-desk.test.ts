import { afterAll, expect, it } from 'vitest'
import type { StaffAct } from '#durable/rules/staff/acts.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { aUser } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { chatRecords } from '#worker/records/chat-records.ts'

const LOOK = { room: 'plaza', dogName: 'Bella', until: null, before: null, reason: 'a report of it' }

it('logs a look at chat logs before it is answered', async () => {
  const as = await aUser({ moderator: 1 })
  const until = Date.UTC(2026, 0, 1)
  expect(await (await deskOf(as)).lookAtChat({ ...LOOK, room: 'plaza~2', until })).toEqual({ lines: [], before: null })
  const detail = { dogName: 'Bella', until, before: null }
  expect(await logOf(as)).toEqual([{ act: 'look-at-chat', reason: 'a report of it', whom: null, detail }])
})

it.each([
  ['a room that is none', { room: 'moon' }],
  ['a copy that is none', { room: 'plaza~99' }],
  ['no room', { room: '' }],
  ['no reason', { reason: '' }],
  ['no moment', { until: NaN }],
])('refuses a look with %s, and does not log it', async (_what, wrong) => {
  const as = await aUser({ moderator: 1 })
  expect(await refusalOf((await deskOf(as)).lookAtChat({ ...LOOK, ...wrong }))).toBe('bad-input')
  expect(await logOf(as)).toEqual([])
})

it('shows administrators what all staff did, and moderators what they did themselves', async () => {
  const [one, other] = [await aUser({ moderator: 1 }), await aUser({ moderator: 1 })]
  for (const as of [one, other]) await (await deskOf(as)).lookAtChat({ ...LOOK, reason: `by ${as.username}` })
  const read = async (as: TestUser, search: string, act: StaffAct | null = 'look-at-chat') =>
    (await (await deskOf(as)).staffLog({ search, act, page: 1 })).rows
  expect((await read(one, '')).map(({ reason }) => reason)).toEqual([`by ${one.username}`])
  expect(await read(one, other.username)).toEqual([])
  const admin = await aUser({ admin: 1 })
  expect(await read(admin, other.username)).toMatchObject([{ act: 'look-at-chat', staff: other.username }])
  expect(await read(admin, other.username, null)).toHaveLength(1)
  expect(await read(admin, other.username, 'set-role')).toEqual([])
  expect(await read(admin, '%')).toEqual([])
})

afterAll(() => liveRoom.close())

it('finds lines of a dog or to it by its name, newest first, as they were typed', async () => {
  const one = await liveRoom.join(aVisitor(1))
  await liveRoom.join(aVisitor(2))
  one.send({ type: 'say', text: 'fuck it' })
  one.send({ type: 'whisper', to: 2, text: 'come here' })
  await one.next('whispered')
  const PARK_ROOM = { getByName: () => liveRoom.stub }
  const look = async (dogName: string, until: number | null = null) =>
    chatRecords({ PARK_ROOM } as unknown as Parameters<typeof chatRecords>[0], {
      room: 'plaza',
      dogName,
      until,
      before: null,
    })
  const whole = await look('')
  expect(whole.lines.map(({ text }) => text)).toEqual(['come here', 'fuck it'])
  expect(whole.before).toBeNull()
  expect((await look('dog 2')).lines).toMatchObject([{ text: 'come here', whisperedTo: 'Dog 2' }])
  expect((await look('Dog 3')).lines).toEqual([])
  expect((await look('', 0)).lines).toEqual([])
})
