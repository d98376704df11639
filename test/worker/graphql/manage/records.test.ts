import { afterAll, expect, it } from 'vitest'
import { ACTS } from '#app/manage/records/acts.ts'
import { STAFF_ACTS } from '#durable/rules/staff/acts.ts'
import { chatRecords } from '#worker/parks/chat-records.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { aUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { logOf, whoMay } from '#test/worker/support/staff.ts'

const LOOK = `mutation ($room: String!, $reason: String!, $until: String) {
  lookAtChat(room: $room, dogName: "Bella", until: $until, reason: $reason) { lines { text } before } }`
const LOG =
  'query ($search: String!, $act: String!) { staffLogTable(search: $search, act: $act, page: 1) { total rows { act staff reason } } }'

it('the page of the staff log has a word for each act that the log knows', () => {
  expect(ACTS.toSorted()).toEqual(STAFF_ACTS.toSorted())
})

it('moderators look at what was said, and each look is in the staff log before it is answered', async () => {
  expect(await whoMay(LOOK, { room: 'plaza', reason: 'a report of it' })).toEqual(['moderator', 'admin'])
  const as = await aUser({ moderator: 1 })
  const { data } = await ask(LOOK, {
    as,
    variables: { room: 'plaza~2', reason: 'a report of it', until: '2026-01-01T00:00:00Z' },
  })
  expect(data).toEqual({ lookAtChat: { lines: [], before: null } })
  expect(await logOf(as)).toEqual([
    {
      act: 'look-at-chat',
      reason: 'a report of it',
      whom: null,
      detail: { dogName: 'Bella', until: Date.UTC(2026, 0, 1), before: null },
    },
  ])
})

it.each([
  [{ room: 'moon', reason: 'a report of it' }],
  [{ room: 'plaza~99', reason: 'a report of it' }],
  [{ room: '', reason: 'a report of it' }],
  [{ room: 'plaza', reason: '' }],
  [{ room: 'plaza', reason: 'a report of it', until: 'yesterday' }],
])('a look at nothing, or for no reason, is none: %o', async (variables) => {
  const as = await aUser({ moderator: 1 })
  expect(codesOf(await ask(LOOK, { as, variables }))).toEqual(['bad-input'])
  expect(await logOf(as)).toEqual([])
})

it('administrators read what all staff did, moderators what they did themselves, others nothing', async () => {
  expect(await whoMay(LOG, { search: '', act: '' })).toEqual(['moderator', 'admin'])
  const [one, other] = [await aUser({ moderator: 1 }), await aUser({ moderator: 1 })]
  for (const as of [one, other]) await ask(LOOK, { as, variables: { room: 'plaza', reason: `by ${as.username}` } })
  const read = async (as: typeof one, search: string, act = 'look-at-chat') =>
    ((await ask(LOG, { as, variables: { search, act } })).data?.staffLogTable as { rows: { reason: string }[] }).rows
  expect((await read(one, '')).map(({ reason }) => reason)).toEqual([`by ${one.username}`])
  expect(await read(one, other.username)).toEqual([])
  const admin = await aUser({ admin: 1 })
  expect(await read(admin, other.username)).toMatchObject([{ act: 'look-at-chat', staff: other.username }])
  expect(await read(admin, other.username, 'set-role')).toEqual([])
  expect(await read(admin, '%')).toEqual([])
})

afterAll(() => liveRoom.close())

it('what a dog said or was told is found by its name, the newest first, as it was typed', async () => {
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
