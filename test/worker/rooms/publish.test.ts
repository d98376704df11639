import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { SWEEP_EVERY_MS } from '#durable/host/presence-sweep.ts'
import { instanceKey } from '#durable/rules/places/twins.ts'
import { GROUND, isWalkable } from '#durable/rules/tiles.ts'
import { BEACH } from '#durable/world/outdoors/beach.ts'
import { MEADOW } from '#durable/world/outdoors/meadow.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { CODE_PREFABS } from '#durable/world/prefabs.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { aRoom } from '#test/support/rooms.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { aGuest, askToEnter } from '#test/worker/support/gate.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { publishAnew, publishedBy, publishedPack } from '#test/worker/support/world.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { roomRevision } from '#worker/db/schema/rooms.ts'
import { publishRooms, republish } from '#worker/rooms/publish.ts'

const TWIN = instanceKey({ room: HOME_ROOM, twin: 2 })

async function comesIn() {
  const { dogId, ticket } = await aGuest()
  const socket = socketOf(await askToEnter(ticket))
  const welcome = await socket.hello()
  return { dogId, socket, welcome, at: welcome.dogs.find(({ id }) => id === dogId)!.walk }
}

async function publish(...docs: RoomDoc[]) {
  return publishRooms(env, db, { docs, now: 1, by: (await aUser()).userId, prefabs: CODE_PREFABS })
}

function walled(doc: RoomDoc, tiles: readonly { x: number; y: number }[]): RoomDoc {
  const isWall = (x: number, y: number) => tiles.some((tile) => tile.x === x && tile.y === y)
  const ground = doc.ground.map((row, y) => [...row].map((g, x) => (isWall(x, y) ? GROUND.forbidden : g)).join(''))
  return { ...doc, ground }
}

const revisions = (key: string) =>
  db.select().from(roomRevision).where(eq(roomRevision.room, key)).orderBy(desc(roomRevision.rev))
const heldBy = (copy: string) =>
  runInDurableObject(env.PARK_ROOM.getByName(copy), (_room, { storage }) => storage.kv.get('pack'))

it('moves dogs to the new ground at once, and leaves nobody in a wall', async () => {
  const [bella, max] = [await comesIn(), await comesIn()]
  const doc = walled(PLAZA, [max.at])
  const ref = publishedBy(await publish(doc), HOME_ROOM)
  for (const { socket, dogId } of [bella, max]) {
    const again = await socket.next('welcome')
    expect(again).toMatchObject({ pack: ref.hash, you: dogId, resumed: true, lines: [] })
    const places = again.dogs.map(({ walk }) => walk)
    expect(places.filter(({ x, y }) => !isWalkable(gridOf(doc), x, y))).toEqual([])
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(places.length)
  }
  max.socket.send({ type: 'say', text: 'hej' })
  expect(await bella.socket.next('said')).toMatchObject({ dog: max.dogId, text: 'hej' })
  expect(bella.socket.told('welcome')).toHaveLength(2)
  // Published again it is the same revision, and nobody is told.
  expect(publishedBy(await publish(doc), HOME_ROOM)).toEqual(ref)
  max.socket.send({ type: 'say', text: 'igen' })
  await bella.socket.next('said')
  expect(bella.socket.told('welcome')).toHaveLength(2)
})

it('tells a twin with dogs in it too, even if the first copy is empty, and does not wake an empty one', async () => {
  const { dogId } = await comesIn()
  await db.update(presence).set({ room: TWIN }).where(eq(presence.dogId, dogId))
  await db.delete(presence).where(eq(presence.room, HOME_ROOM))
  const before = await heldBy(HOME_ROOM)
  const ref = publishedBy(await publish({ ...PLAZA, areas: [] }), HOME_ROOM)
  expect(await heldBy(TWIN)).toMatchObject(ref)
  expect(await heldBy(HOME_ROOM)).toEqual(before)
  await db.delete(presence)
})

it('reaches dogs with the next sweep of their room, if nobody could tell it', async () => {
  const { socket } = await comesIn()
  const { hash } = await publishAnew({ ...PLAZA, areas: PLAZA.areas?.slice(1) ?? [] })
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + SWEEP_EVERY_MS)
  await runDurableObjectAlarm(env.PARK_ROOM.getByName(HOME_ROOM))
  expect((await socket.next('welcome')).pack).toBe(hash)
  vi.useRealTimers()
})

it('leaves a line in the staff log for each room that was published, and none for one that has not changed', async () => {
  const as = await aUser({ admin: 1 })
  const docs = [{ ...BEACH, areas: [] }, PLAZA]
  const before = await publishedPack('beach')
  await publishRooms(env, db, { docs: [PLAZA], now: 1, by: (await aUser()).userId, prefabs: CODE_PREFABS })
  await publishRooms(env, db, { docs, now: 2, by: as.userId, prefabs: CODE_PREFABS })
  const detail = { rev: before.rev + 1 }
  expect(await logOf(as)).toEqual([{ act: 'publish-room', reason: '', whom: null, detail }])
})

it('rolls back to the former revision, as a new one that everybody sees', async () => {
  const first = publishedBy(await publish(PLAZA), HOME_ROOM)
  const { socket } = await comesIn()
  const second = publishedBy(await publish({ ...PLAZA, name: { ...PLAZA.name, en: 'The Old Square' } }), HOME_ROOM)
  expect((await socket.next('welcome')).pack).toBe(second.hash)
  const { userId: by } = await aUser()
  const back = await republish(env, db, { room: HOME_ROOM, rev: first.rev, now: 2, by, prefabs: CODE_PREFABS })
  expect(publishedBy(back, HOME_ROOM)).toEqual({ rev: second.rev + 1, hash: first.hash })
  expect((await socket.next('welcome')).pack).toBe(first.hash)
  expect((await revisions(HOME_ROOM))[0]).toMatchObject({ publishedAt: 2, publishedBy: by, pack: expect.any(String) })
  expect(await republish(env, db, { room: HOME_ROOM, rev: 999, now: 2, by, prefabs: CODE_PREFABS })).toEqual({
    done: false,
    problems: 'no-such-revision',
  })
})

it('refuses a room that leads a dog nowhere or locks it in with the list of problems, and changes nothing', async () => {
  const before = await publishedPack('meadow')
  const [first, ...others] = MEADOW.doors
  const astray = { ...MEADOW, doors: [{ ...first!, to: { room: 'plaza', entry: 'cellar' } }, ...others] }
  const nameless = { ...MEADOW, name: { ...MEADOW.name, se: '' } }
  const shut = walled(MEADOW, MEADOW.entries)
  const empty = { ...MEADOW, doors: [{ ...first!, access: {} }, ...others] }
  const large = { ...MEADOW, things: Array(3000).fill({ id: 'lamp', prefab: 'lamp', x: 1, y: 1 }) }
  for (const [doc, what] of [
    [astray, 'door-without-target'],
    [nameless, 'name-missing'],
    [shut, 'entry-unreachable'],
    [empty, 'access-unsound'],
    [large, 'too-large'],
  ] as const) {
    const outcome = await publish(doc)
    expect(outcome).toMatchObject({ done: false })
    expect(outcome.done ? [] : outcome.problems).toContainEqual(expect.objectContaining({ room: 'meadow', what }))
  }
  expect(await publishedPack('meadow')).toEqual(before)
})

it("[SC5] refuses a room that carries the day's trail no more", async () => {
  const outcome = await publish({ ...MEADOW, things: [] })
  expect(outcome).toEqual({ done: false, problems: [{ room: 'meadow', at: '', what: 'trail-broken' }] })
})

it('refuses a room that breaks another one', async () => {
  const [first, ...others] = MEADOW.entries.map((entry) => ({ ...entry, id: `new-${entry.id}` }))
  const outcome = await publish({ ...MEADOW, entries: [first!, ...others] })
  expect(outcome.done ? [] : outcome.problems).toContainEqual(
    expect.objectContaining({ room: 'plaza', what: 'door-without-target' }),
  )
})

it('publishes a new room together with the door to it, and not without', async () => {
  const [x, y] = [MEADOW.entries[0].x, MEADOW.entries[0].y + 1]
  const back = { id: 'den-out', x: 1, y: 3, to: { room: 'meadow', entry: MEADOW.entries[0].id } }
  const den = aRoom('den', { doors: [back] })
  expect(await publish(den)).toEqual({
    done: false,
    problems: [
      { room: 'den', at: 'den-out', what: 'no-way-back' },
      { room: 'den', at: '', what: 'room-unreachable' },
    ],
  })
  const door = { id: 'meadow-den', x, y, to: { room: 'den', entry: 'middle' } }
  const outcome = await publish(den, { ...MEADOW, doors: [...MEADOW.doors, door] })
  expect(publishedBy(outcome, 'den').rev).toBe(1)
  expect(publishedBy(outcome, 'meadow').rev).toBe(2)
})

it('stores a publication although a room cannot be told, which learns it from the next dog', async () => {
  const bella = await comesIn()
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
  const unreachable = {
    ROOM_JURISDICTION: '' as const,
    PARK_ROOM: {
      getByName: () => ({ playBy: () => Promise.reject(new Error('gone')) }),
    } as unknown as typeof env.PARK_ROOM,
  }
  const { userId: by } = await aUser()
  const docs = [{ ...PLAZA, name: { ...PLAZA.name, en: 'Square' } }]
  const { hash } = publishedBy(
    await publishRooms(unreachable, db, { docs, now: 1, by, prefabs: CODE_PREFABS }),
    HOME_ROOM,
  )
  expect(logged.mock.calls.join()).toContain('room-failed')
  expect((await comesIn()).welcome.pack).toBe(hash)
  expect((await bella.socket.next('welcome')).pack).toBe(hash)
})
