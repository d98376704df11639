import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { packText, readPack } from '#durable/world/room-pack.ts'
import { ROOMS, ROOM_DOCS } from '#durable/world/rooms.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { run } from '#worker/db/query.ts'
import { room, roomDoor, roomOffer, roomRevision } from '#worker/db/schema/rooms.ts'
import { hashOf } from '#worker/hash.ts'
import { packAt, packOf, publish, publishedDoor, publishedRoom, publishedPacks } from '#worker/rooms/rooms-db.ts'
import { roomsWithOffers } from '#worker/rooms/seeding-db.ts'
import { seedWorld } from '#worker/rooms/world.ts'

const newest = (key: string) =>
  db.select().from(roomRevision).where(eq(roomRevision.room, key)).orderBy(desc(roomRevision.rev)).get()

/** Publishes anything without checks, and returns the number of the first room's revision. */
async function publishUnseen(now: number, ...docs: RoomDoc[]): Promise<number | undefined> {
  const { userId: by } = await aUser()
  const { last } = await publishedPacks(db)
  return (await publish(db, await Promise.all(docs.map(asPublication)), { now, by, last }))?.get(docs[0]!.key)
}

async function asPublication(doc: RoomDoc) {
  return { room: doc.key, pack: packText(doc), hash: await hashOf(packText(doc)) }
}

it('publishes the first world with every door of it', async () => {
  const rooms = await db.select().from(room)
  expect(rooms.map(({ key }) => key).toSorted()).toEqual(ROOM_DOCS.map(({ key }) => key).toSorted())
  expect(await db.$count(roomDoor)).toBe(ROOM_DOCS.flatMap(({ doors }) => doors).length)
  const { to, access } = ROOMS['pack-lane'].doors.find(({ id }) => id === 'lane-klanen')!
  expect(await run(publishedDoor(db, 'lane-klanen'))).toEqual({ id: 'lane-klanen', from: 'pack-lane', to, access })
  expect(await run(publishedDoor(db, 'plaza-west'))).toMatchObject({ access: null })
  expect(await run(publishedRoom(db, 'staff-room'))).toMatchObject({ rev: 1, access: { moderator: true, admin: true } })
  expect([await run(publishedRoom(db, 'attic')), await run(publishedDoor(db, 'attic'))]).toEqual([null, null])
})

it('finds a pack by the hash of its bytes, and nothing else', async () => {
  const { hash } = (await run(publishedRoom(db, 'plaza')))!
  const pack = (await packAt(db, hash))!
  expect(await hashOf(pack)).toBe(hash)
  expect(readPack(pack)).toEqual(ROOM_DOCS.find(({ key }) => key === 'plaza'))
  expect(await packAt(db, '0'.repeat(64))).toBeNull()
})

it('makes a new revision by publishing, whose doors and access apply from then on', async () => {
  const den = aRoom('den', { doors: [aDoor('den-out', 'plaza'), aDoor('den-back', 'lake')], access: { karma: 5 } })
  expect(await publishUnseen(1, den)).toBe(1)
  expect(await run(publishedDoor(db, 'den-back'))).toMatchObject({ from: 'den', to: { room: 'lake' } })
  const { access: _, ...open } = den
  expect(await publishUnseen(2, { ...open, doors: [aDoor('den-out', 'forest')] })).toBe(2)
  expect(await run(publishedRoom(db, 'den'))).toMatchObject({ rev: 2, access: null })
  expect(await run(publishedDoor(db, 'den-out'))).toMatchObject({ to: { room: 'forest' } })
  expect(await run(publishedDoor(db, 'den-back'))).toBeNull()
  expect(await packAt(db, await hashOf(packText(den)))).toBe(packText(den))
  expect(await publishUnseen(3, den)).toBe(3)
  expect([await run(packOf(db, { room: 'den', rev: 1 })), await run(packOf(db, { room: 'den', rev: 4 }))]).toEqual([
    packText(den),
    null,
  ])
})

it('publishes for one of two who publish at once on the same state, and nothing of the other', async () => {
  const { userId: by } = await aUser()
  const { last } = await publishedPacks(db)
  const [kennel, hut, barn] = await Promise.all(['kennel', 'hut', 'barn'].map((key) => asPublication(aRoom(key))))
  expect(await publish(db, [kennel!], { now: 1, by, last })).toEqual(new Map([['kennel', 1]]))
  expect(await publish(db, [hut!, barn!], { now: 1, by, last })).toBeNull()
  expect([await newest('hut'), await newest('barn')]).toEqual([undefined, undefined])
  const seen = await publishedPacks(db)
  expect(seen.rooms).toContainEqual({ key: 'kennel', rev: 1, pack: kennel!.pack })
  const made = await publish(db, [hut!, barn!, kennel!], { now: 2, by, last: seen.last })
  expect(made).toEqual(new Map(Object.entries({ hut: 1, barn: 1, kennel: 2 })))
})

it('never changes a published revision, and numbers revisions by one', async () => {
  await expect(env.DB.exec(`update room_revision set pack = '{}'`)).rejects.toThrow('revisions-never-change')
  await expect(env.DB.exec('delete from room_revision')).rejects.toThrow('revisions-never-change')
  const { id: _, ...row } = (await newest('lake'))!
  for (const rev of [1, 3]) {
    await expect(db.insert(roomRevision).values({ ...row, rev })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('not-the-next-revision') },
    })
  }
  await expect(db.insert(roomRevision).values({ ...row, room: 'moat', rev: 1 })).rejects.toThrow()
})

describe('seeding again', () => {
  const beach = ROOM_DOCS.find(({ key }) => key === 'beach')!
  const other = { ...beach, areas: [] }

  it('publishes only what has changed in the code', async () => {
    const first = await newest('beach')
    await seedWorld(db, ROOM_DOCS, 1)
    expect(await newest('beach')).toEqual(first)
    await seedWorld(db, [other], 2)
    expect(await newest('beach')).toMatchObject({ rev: 2, publishedAt: 2, publishedBy: null })
    expect(await roomsWithOffers(db)).toEqual([])
  })

  it('offers what has changed in the code where staff have published since, and keeps their work', async () => {
    await publishUnseen(3, { ...beach, doors: beach.doors.slice(1) })
    const theirs = await newest('beach')
    await seedWorld(db, [other], 4)
    expect(await roomsWithOffers(db)).toEqual([])
    await seedWorld(db, [beach], 5)
    expect(await newest('beach')).toEqual(theirs)
    expect(await db.select().from(roomOffer)).toMatchObject([
      { room: 'beach', pack: packText(beach), at: 5, answeredAt: null },
    ])
    expect(await roomsWithOffers(db)).toEqual(['beach'])
  })

  it('offers nothing again that was answered, and the next change', async () => {
    await db.update(roomOffer).set({ answeredAt: 6 })
    await seedWorld(db, [beach], 7)
    expect(await roomsWithOffers(db)).toEqual([])
    await seedWorld(db, [other], 8)
    expect(await roomsWithOffers(db)).toEqual(['beach'])
  })

  it('offers nothing that staff have published as it is', async () => {
    await publishUnseen(9, beach)
    await seedWorld(db, [beach], 10)
    expect(await roomsWithOffers(db)).toEqual([])
  })
})
