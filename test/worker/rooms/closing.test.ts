import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { packText } from '#durable/world/room-pack.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { aKennel, comeIn } from '#test/worker/support/kennel.ts'
import { run } from '#worker/db/query.ts'
import { hashOf } from '#worker/hash.ts'
import { tellOfPacks } from '#worker/rooms/publish.ts'
import { publish, publishedPacks, publishedRoom } from '#worker/rooms/rooms-db.ts'

const [CAVE, HALL] = ['closed-cave', 'cave-hall']
const ENTER = `mutation ($dogId: Int!, $room: String, $door: String) {
  enterPark(dogId: $dogId, room: $room, door: $door) { room }
}`
const MAP = `query ($dogId: Int!) { parkMap(dogId: $dogId, language: dk) {
  rooms { key refusal { code text } } doors { id isClosed }
} }`

/** Publishes the cave, closed or open, and tells the copies of it. */
async function publishes(isClosed: boolean) {
  const docs = [
    aRoom(CAVE, { doors: [aDoor('cave-out', HALL)], ...(isClosed && { isClosed }) }),
    aRoom(HALL, { doors: [aDoor('hall-in', CAVE)] }),
  ]
  const publications = await Promise.all(
    docs.map(async (doc) => ({ room: doc.key, pack: packText(doc), hash: await hashOf(packText(doc)) })),
  )
  const { last } = await publishedPacks(db)
  await publish(db, publications, { now: 1, by: (await aUser()).userId, last })
  const { rev, hash } = (await run(publishedRoom(db, CAVE)))!
  await tellOfPacks(env, db, new Map([[CAVE, { rev, hash }]]))
}

beforeEach(() => publishes(true))

it.each([{}, { admin: 1 }])('[ED9] admits nobody to a closed room, by its door or without: %j', async (role) => {
  const as = await aUser(role)
  const dogId = await aDogOf(as.userId)
  expect(codesOf(await ask(ENTER, { as, variables: { dogId, room: CAVE } }))).toEqual(['room-closed'])
  expect(codesOf(await ask(ENTER, { as, variables: { dogId, door: 'hall-in' } }))).toEqual(['room-closed'])
  await publishes(false)
  expect(codesOf(await ask(ENTER, { as, variables: { dogId, room: CAVE } }))).toEqual([])
})

it('[ED9] shuts the doors to a closed room on the map, and says why', async () => {
  const { as, dogId } = await aKennel()
  const { data } = await ask(MAP, { as, variables: { dogId } })
  const map = (data as { parkMap: { rooms: unknown[]; doors: unknown[] } }).parkMap
  const refusal = { code: 'room-closed', text: REFUSAL_TEXTS['room-closed'].dk }
  expect(map.rooms).toContainEqual({ key: CAVE, refusal })
  expect(map.doors).toContainEqual({ id: 'hall-in', isClosed: true })
  expect(map.doors).toContainEqual({ id: 'cave-out', isClosed: false })
})

it('[ED9] [E10] sends the dogs of a room that is closed to the square by tickets of their own', async () => {
  await publishes(false)
  const kennel = await aKennel()
  const { socket } = await comeIn(kennel, { room: CAVE })
  await publishes(true)
  expect(await socket.next('refused')).toMatchObject({ request: 'hello', reason: 'room-closed' })
  expect(await socket.closed).toBe(CLOSE.needsTicket)
  const { as, dogId } = kennel
  expect((await ask(ENTER, { as, variables: { dogId } })).data).toEqual({ enterPark: { room: HOME_ROOM } })
})
