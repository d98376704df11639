import { env, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '#test/support/dogs.ts'
import { aUser, banUser, db } from '#test/worker/support/d1.ts'
import { askToEnter } from '#test/worker/support/gate.ts'
import { ask, codesOf, credentialOf } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { tire } from '#test/worker/support/staff.ts'
import { newSecret } from '#worker/auth/secret.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { ticketOf } from '#worker/entrance/ticket.ts'
import { issueTicket } from '#worker/entrance/tickets-db.ts'
import { hashOf } from '#worker/hash.ts'
import { nightly } from '#worker/nightly.ts'
import { forget } from '#worker/privacy/forgetting.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DELETE = 'mutation { deleteMyAccount }'

it.each(['mutation { exportMyData }', DELETE, 'mutation { keepMyAccount }'])(
  'exports and deletes nothing for a visitor: %s',
  async (query) => {
    expect(codesOf(await ask(query))).toEqual(['not-signed-in'])
  },
)

describe.each(['mutation { exportMyData }', DELETE])('%s', (query) => {
  it('[S5] is refused a quarter of an hour after the sign-in, until it is confirmed', async () => {
    const as = await aUser()
    await tire(as)
    expect(codesOf(await ask(query, { as }))).toEqual(['sign-in-again'])
    expect((await ask('{ myDeletion }', { as })).data).toEqual({ myDeletion: null })
    const token = await credentialOf(as.sub)
    await ask('mutation ($token: String!) { confirmSignIn(token: $token) }', { as, variables: { token } })
    expect(codesOf(await ask(query, { as }))).toEqual([])
  })

  it('[B2] is done for a banned user, after a sign-in that a ban does not hinder', async () => {
    const as = await aUser()
    await tire(as)
    await banUser(as.userId)
    const token = await credentialOf(as.sub)
    const confirm = 'mutation ($token: String!) { confirmSignIn(token: $token) }'
    expect(codesOf(await ask(confirm, { as, variables: { token } }))).toEqual([])
    expect(codesOf(await ask(query, { as }))).toEqual([])
  })
})

it('keeps the account for a user who signed in long ago', async () => {
  const as = await aUser()
  await ask(DELETE, { as })
  await tire(as)
  expect((await ask('mutation { keepMyAccount }', { as })).data).toEqual({ keepMyAccount: true })
})

it('exports JSON about the user, with their name in it', async () => {
  const as = await aUser()
  const { data } = await ask('mutation { exportMyData }', { as })
  const told = JSON.parse(String(data?.exportMyData)) as Record<string, unknown>
  expect(told).toMatchObject({ user: [{ username: as.username, sub: as.sub }], words: [] })
})

it('exports a whisper that many lines of others have followed', async () => {
  const [own, other] = [await aKennel(), await aKennel()]
  const room = 'meadow'
  const bella = await goIn(own, room)
  await goIn(other, room)
  bella.send({ type: 'whisper', to: other.dogId, text: 'for your ears' })
  await bella.next('whispered')
  const stub = env.PARK_ROOM.getByName(room)
  const [whisper] = await stub.staffLog(null, 1)
  await runInDurableObject(stub, (_object, { storage }) => {
    const line = { ...whisper!, user: other.as.userId, to: undefined }
    for (let page = 1; page <= 9; page += 1) {
      const first = whisper!.seq + page * 64
      const entries = Array.from({ length: 64 }, (_, at) => ({
        line: { ...line, seq: first + at },
        write: 0,
        stored: null,
      }))
      const insert = 'insert into chat_page values (?, 0, ?, ?, ?)'
      storage.sql.exec(insert, first * 3, first, line.at, JSON.stringify(entries))
    }
  })
  const { data } = await ask('mutation { exportMyData }', { as: own.as })
  const { words } = JSON.parse(String(data?.exportMyData)) as { words: unknown[] }
  expect(words).toMatchObject([{ room, text: 'for your ears' }])
})

it('[S9] deletes in the night after 14 days who asked for it, and not who cancelled', async () => {
  const [gone, stays] = [await aUser(), await aUser()]
  for (const as of [gone, stays]) await ask(DELETE, { as })
  const { data } = await ask('{ myDeletion }', { as: gone })
  const dueAt = Date.parse(String(data?.myDeletion))
  expect(dueAt - Date.now()).toBeGreaterThan(13.9 * DAY_MS)
  await ask('mutation { keepMyAccount }', { as: stays })
  await nightly(env, dueAt - 1)
  expect((await ask('{ myUser { username } }', { as: gone })).data).toEqual({ myUser: { username: gone.username } })
  await nightly(env, dueAt)
  expect((await ask('{ myUser { username } }', { as: gone })).data).toEqual({ myUser: null })
  expect((await ask('{ myUser { username } }', { as: stays })).data).toEqual({ myUser: { username: stays.username } })
})

it('[S10] deletes what the user said in a room, and keeps what others said', async () => {
  const [one, two] = [await liveRoom.join(aVisitor(1)), await liveRoom.join(aVisitor(2))]
  one.send({ type: 'say', text: 'mine' })
  await one.next('said')
  two.send({ type: 'say', text: 'yours' })
  await two.next('said')
  await two.next('said')
  const [line] = await liveRoom.stub.staffLog(null, 10)
  await liveRoom.stub.forget(line!.user)
  expect((await liveRoom.stub.staffLog(null, 10)).map(({ text }) => text)).toEqual(['yours'])
  await liveRoom.close()
})

it('[S10] deletes what the user said in a twin of a room that they left long ago', async () => {
  const [gone, stays] = [await aKennel(), await aKennel()]
  const room = 'plaza~2'
  for (const { as, dogId } of [gone, stays]) {
    const now = Date.now()
    const ticket = ticketOf(dogId, newSecret(), null)
    const issued = { hash: await hashOf(ticket), userId: as.userId, dogId, room, now, expiresAt: now + 60_000 }
    await issueTicket(db, issued)
    const socket = socketOf(await askToEnter(ticket, { room }))
    await socket.hello()
    socket.send({ type: 'say', text: `said by ${as.userId}` })
    await socket.next('said')
    socket.send({ type: 'leave' })
    await socket.closed
  }
  await db.delete(presence)
  await ask(DELETE, { as: gone.as })
  await forget(env, db, [gone.as.userId], Date.now())
  const left = (await env.PARK_ROOM.getByName(room).staffLog(null, 10)).map(({ text }) => text)
  expect(left).toEqual([`said by ${stays.as.userId}`])
})
