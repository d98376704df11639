import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { PACKS } from '#durable/rules/packs.ts'
import type { SpotOnMap } from '#durable/rules/places/spot-on-map.ts'
import { mapPosition } from '#durable/world/map-positions.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { room } from '#worker/db/schema/rooms.ts'
import { forgetCrowds } from '#worker/presence/crowds.ts'

const MAP = `query ($dogId: Int!, $language: Lang) { parkMap(dogId: $dogId, language: $language) {
  rooms { key name dogs refusal { code text } spot { x y } }
  doors { id from to isClosed }
} }`

type Map = {
  rooms: {
    key: string
    name: string
    dogs: number
    refusal: { code: string; text: string } | null
    spot: SpotOnMap | null
  }[]
  doors: { id: string; from: string; to: string; isClosed: boolean }[]
}

async function mapFor(as: TestUser, dogId: number, language?: string) {
  const { data } = await ask(MAP, { as, variables: { dogId, language } })
  const map = data?.parkMap as Map
  const roomAt = (key: string) => map.rooms.find((each) => each.key === key)
  return { ...map, roomAt, doorAt: (id: string) => map.doors.find((each) => each.id === id) }
}

// Set up before the first look, because counts are cached for some seconds.
beforeAll(async () => {
  const stays = [
    { room: 'lake', hidden: 0 },
    { room: 'lake~2', hidden: 0 },
    { room: 'lake', hidden: 1 },
  ]
  for (const stay of stays) {
    const { userId } = await aUser()
    const dogId = await aDogOf(userId)
    await db.insert(presence).values({ ...stay, userId, dogId, epoch: 1, since: 0, seenAt: Date.now() })
  }
})

it('[K6] shows every room by its name and every door', async () => {
  const as = await aUser({ language: 'dk' })
  const { rooms, roomAt, doorAt } = await mapFor(as, await aDogOf(as.userId))
  expect(rooms.map(({ key }) => key)).toEqual(ROOM_KEYS.toSorted())
  expect(roomAt('cinema')).toEqual({
    key: 'cinema',
    name: 'Biografen',
    dogs: 0,
    refusal: null,
    spot: mapPosition('cinema'),
  })
  expect(doorAt('market-cinema')).toEqual({
    id: 'market-cinema',
    from: 'market-street',
    to: 'cinema',
    isClosed: false,
  })
})

it("[K6] says in the reader's language why the dog may not enter, and closes the doors there", async () => {
  const as = await aUser({ language: 'dk' })
  const dogId = await aDogOf(as.userId, { pack: PACKS.indexOf('banden') })
  const { roomAt, doorAt } = await mapFor(as, dogId, 'en')
  expect(roomAt('house-banden')?.refusal).toBeNull()
  expect(roomAt('house-klanen')).toMatchObject({
    name: 'The Shield Hall of the Clan',
    refusal: { code: 'only-pack', text: 'Only for the Clan' },
  })
  expect(roomAt('staff-room')?.refusal?.code).toBe('staff-only')
  expect(roomAt('committee-tent')?.refusal).toEqual({ code: 'committee-only', text: 'Only for the party committee' })
  expect([doorAt('lane-banden')?.isClosed, doorAt('lane-klanen')?.isClosed]).toEqual([false, true])
  expect(doorAt('klanen-lane')?.isClosed).toBe(false)
  expect((await mapFor(as, dogId)).roomAt('house-klanen')?.refusal?.text).toBe('Kun for Klanen')
})

it('[K6] counts an own dog in the room where it is now, and not in the one that it has just left', async () => {
  const as = await aUser()
  const [dogId, twin] = [await aDogOf(as.userId), await aDogOf(as.userId)]
  const counts = async () => {
    const { roomAt } = await mapFor(as, dogId)
    return ['beach', 'forest'].map((key) => roomAt(key)?.dogs)
  }
  expect(await counts()).toEqual([0, 0])
  const stay = { userId: as.userId, epoch: 1, hidden: 0, since: 0, seenAt: Date.now() }
  await db.insert(presence).values([
    { ...stay, dogId, room: 'beach' },
    { ...stay, dogId: twin, room: 'beach~2' },
  ])
  expect(await counts()).toEqual([2, 0])
  // From now on the cached counts have both dogs in the room that they will leave.
  forgetCrowds(env.DB)
  expect(await counts()).toEqual([2, 0])
  await db.update(presence).set({ room: 'forest~3', epoch: 2 }).where(eq(presence.dogId, dogId))
  expect(await counts()).toEqual([1, 1])
  await db.delete(presence).where(eq(presence.dogId, twin))
  expect(await counts()).toEqual([0, 1])
  await db.delete(presence).where(eq(presence.dogId, dogId))
  forgetCrowds(env.DB)
})

it('[K4] counts a hidden own dog nowhere', async () => {
  const as = await aUser({ moderator: 1 })
  const dogId = await aDogOf(as.userId)
  await db
    .insert(presence)
    .values({ userId: as.userId, dogId, room: 'hat-shop', epoch: 1, hidden: 1, since: 0, seenAt: Date.now() })
  expect((await mapFor(as, dogId)).roomAt('hat-shop')?.dogs).toBe(0)
})

it("[K6] caches the counts of others' dogs for some seconds", async () => {
  const [as, other] = [await aUser(), await aUser()]
  const [dogId, otherDog] = [await aDogOf(as.userId), await aDogOf(other.userId)]
  const counted = async () => (await mapFor(as, dogId)).roomAt('memorial-grove')?.dogs
  expect(await counted()).toBe(0)
  const stay = { userId: other.userId, dogId: otherDog, room: 'memorial-grove' }
  await db.insert(presence).values({ ...stay, epoch: 1, hidden: 0, since: 0, seenAt: Date.now() })
  expect(await counted()).toBe(0)
})

it('[K6] closes nothing to an administrator', async () => {
  const as = await aUser({ admin: 1 })
  const { rooms, doors } = await mapFor(as, await aDogOf(as.userId))
  expect([rooms.filter(({ refusal }) => refusal), doors.filter(({ isClosed }) => isClosed)]).toEqual([[], []])
})

it('[K6] counts the dogs of a room and its twins, without hidden ones', async () => {
  const as = await aUser()
  const { rooms } = await mapFor(as, await aDogOf(as.userId))
  expect(rooms.filter(({ dogs }) => dogs > 0)).toMatchObject([{ key: 'lake', dogs: 2 }])
})

it('[K6] shows the published rooms, and not those of the code', async () => {
  const as = await aUser()
  const dogId = await aDogOf(as.userId)
  await db
    .update(room)
    .set({ access: JSON.stringify({ level: 'spor' }) })
    .where(eq(room.key, 'beach'))
  const { roomAt, doorAt } = await mapFor(as, dogId)
  await db.update(room).set({ access: null }).where(eq(room.key, 'beach'))
  expect(roomAt('beach')?.refusal?.text).toBe('From the rank Track dog on: 82 points to go')
  expect(doorAt('lake-beach')?.isClosed).toBe(true)
})

it("[K6] answers only for the user's own dogs", async () => {
  const as = await aUser()
  const other = await aDogOf((await aUser()).userId)
  expect(codesOf(await ask(MAP, { as, variables: { dogId: other } }))).toEqual(['not-your-dog'])
  expect(codesOf(await ask(MAP, { variables: { dogId: other } }))).toEqual(['not-signed-in'])
})
