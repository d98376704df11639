import { SELF, env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { packText } from '#durable/world/room-pack.ts'
import { aRoom } from '#test/support/rooms.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { deskOf } from '#test/worker/support/desk.ts'
import { faultyD1 } from '#test/worker/support/faulty-d1.ts'
import { ORIGIN } from '#test/worker/support/gate.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel, comeIn } from '#test/worker/support/kennel.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { openDb } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { hashOf } from '#worker/hash.ts'
import { closeSockets } from '#worker/reach/revoke.ts'
import { publish, publishedPacks, publishedRoom } from '#worker/rooms/rooms-db.ts'

/** A room that no file of the code names. */
const DEN = 'den'
const SPOT = { x: 160, y: 140 }
const MAP = 'query ($dogId: Int!) { parkMap(dogId: $dogId) { rooms { key spot { x y } } } }'

beforeEach(async () => {
  if (await run(publishedRoom(db, DEN))) return
  const pack = packText({ ...aRoom(DEN), map: SPOT })
  const { last } = await publishedPacks(db)
  await publish(db, [{ room: DEN, pack, hash: await hashOf(pack) }], { now: 1, by: (await aUser()).userId, last })
})

it('is on the map where its builder has put it', async () => {
  const { as, dogId } = await aKennel()
  const { data } = await ask(MAP, { as, variables: { dogId } })
  expect((data as { parkMap: { rooms: unknown[] } }).parkMap.rooms).toContainEqual({ key: DEN, spot: SPOT })
})

it('is calmed down', async () => {
  const { socket } = await comeIn(await aKennel(), { room: DEN })
  const variables = { room: DEN, mode: 'pause', minutes: 5 }
  const CALM =
    'mutation ($room: String!, $mode: CalmMode, $minutes: Int) { calmRoom(room: $room, mode: $mode, minutes: $minutes) }'
  const as = await aUser({ moderator: 1 })
  expect((await ask(CALM, { as, variables })).data).toEqual({ calmRoom: true })
  expect((await socket.next('calmed')).calm).toMatchObject({ mode: 'pause' })
  await ask(CALM, { as, variables: { room: DEN } })
})

it('shows staff what was said there', async () => {
  const { socket } = await comeIn(await aKennel(), { room: DEN })
  socket.send({ type: 'say', text: 'in the den' })
  await socket.next('said')
  const desk = await deskOf(await aUser({ moderator: 1 }))
  const asked = { room: DEN, dogName: '', until: null, before: null, reason: 'a report of it' }
  expect((await desk.lookAtChat(asked)).lines).toContainEqual(expect.objectContaining({ text: 'in the den' }))
})

it('takes a page back by its pass', async () => {
  const kennel = await aKennel()
  const { socket, welcome } = await comeIn(kennel, { room: DEN })
  socket.send({ type: 'say', text: 'here' })
  await socket.next('said')
  const asked = SELF.fetch(`${ORIGIN}/parks/${DEN}?pass=${welcome.pass}`, {
    headers: { Upgrade: 'websocket', Origin: ORIGIN },
  })
  expect((await socketOf(await asked).hello()).you).toBe(kennel.dogId)
})

it('is told whom to send away while the database is down', async () => {
  const { as, dogId } = await aKennel()
  await ask(MAP, { as, variables: { dogId } })
  const faulty = faultyD1(env.DB)
  faulty.fault = 'down'
  const told: string[] = []
  const getByName = (name: string) => ({ closeUser: async () => void told.push(name) })
  const rooms = { ...env, PARK_ROOM: { getByName } } as unknown as typeof env
  await closeSockets(rooms, openDb(faulty.d1), { user: as.userId, code: CLOSE.banned })
  expect(told).toEqual(expect.arrayContaining([DEN, `${DEN}~2`, 'plaza']))
})
